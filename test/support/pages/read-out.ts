import type { Document, Element } from './markup.ts';

/** What is no text: it sets something up, is drawn, or is a control, which text browsers show as one. */
const wordless = /^(?:head|script|style|template|svg|button|select|textarea)$/;
/** What stands in a line of text; everything else begins a line of its own. */
const inLine = /^(?:a|abbr|b|cite|code|em|i|label|s|span|strong|sup|time)$/;

/** Words alone, as both sides of a comparison write them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .split(/[^\p{L}\p{N}€%]+/u)
    .filter(Boolean);

/** What a browser without styles and scripts, such as lynx or w3m, reads out: whatever text there is, hidden or not. */
export function readOut(node: Element | Document['children'][number]): string {
  if ('data' in node) return node.data;
  if (!('name' in node) || wordless.test(node.name)) return '';
  const text = node.children.map(readOut).join('');
  return inLine.test(node.name) ? text : ` ${text} `;
}

/** The entries of a numbered list that begin with the number such a browser puts before them. */
export const numberedTwice = (list: Element): readonly string[] =>
  list.children
    .filter((child) => 'name' in child)
    .map((entry) => readOut(entry).replace(/\s+/g, ' ').trim())
    .filter((text, index) => wordsOf(text)[0] === String(index + 1));

/** Where two rows of words part, each with the words around it; nothing where they are the same. */
export function partsAt(seen: readonly string[], read: readonly string[]): string | undefined {
  const longer = seen.length > read.length ? seen : read;
  const at = longer.findIndex((_, index) => seen[index] !== read[index]);
  if (at < 0) return undefined;
  const around = (words: readonly string[]) => words.slice(Math.max(0, at - 3), at + 6).join(' ');
  return `seen: ${around(seen)}; read: ${around(read)}`;
}
