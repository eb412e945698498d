import { decodeText, scanMarkup } from '../rendering/scan-markup.ts';

/** Elements whose words a reader is not shown, or only where the host's settings say so. */
const silent = new Set(['script', 'style', 'template', 'svg', 'form', 'noscript']);

/** The words of a page's main part in their order, alternative texts among them: what a change of classes, addresses or order of attributes leaves alone. */
export function wordsOf(main: string): string {
  const words: string[] = [];
  let depth = 0;
  let hiddenAt: number | undefined;
  scanMarkup(main, {
    tag({ name, attributes, empty }) {
      if (hiddenAt === undefined && attributes['alt']) words.push(attributes['alt']);
      if (empty) return;
      depth += 1;
      if (silent.has(name) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes) hiddenAt ??= depth;
    },
    text(start, end) {
      if (hiddenAt === undefined) words.push(decodeText(main.slice(start, end)));
    },
    close() {
      if (hiddenAt === depth) hiddenAt = undefined;
      depth -= 1;
    },
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
