import { Parser } from 'htmlparser2';

/** Elements whose words a reader is not shown, or only where the host's settings say so. */
const silent = new Set(['script', 'style', 'template', 'svg', 'form', 'noscript']);
/** Elements that have no end tag. */
const empty = new Set(['img', 'br', 'hr', 'input', 'wbr', 'source', 'track', 'col', 'link', 'meta']);

/** The words of a page's main part in their order, alternative texts among them: what a change of classes, addresses or order of attributes leaves alone. */
export function wordsOf(main: string): string {
  const words: string[] = [];
  let depth = 0;
  let hiddenAt: number | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (hiddenAt === undefined && attributes['alt']) words.push(attributes['alt']);
      if (empty.has(tag)) return;
      depth += 1;
      if (silent.has(tag) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes) hiddenAt ??= depth;
    },
    ontext(text) {
      if (hiddenAt === undefined) words.push(text);
    },
    onclosetag(tag) {
      if (empty.has(tag)) return;
      if (hiddenAt === depth) hiddenAt = undefined;
      depth -= 1;
    },
  });
  parser.end(main);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
