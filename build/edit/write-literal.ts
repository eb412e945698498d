import { plain, shownWords } from './words.ts';
import { type Literal, type Part } from './literal.ts';
import { Refused } from './refused.ts';

const holesOf = (parts: readonly Part[]) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));

const lineOf = (words: string) => words.replace(/[\r\n\t]+/g, ' ');

/** Words as they stand between quotes. */
const quoted = (words: string, quote: string) =>
  lineOf(words)
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', quote === '`' ? '\\${' : '${');

/**
 * A literal as source text with other words in it; `was` is what stands there. Throws a Refusal where an expression is missing or
 * changed, where nothing is left, and where the words are longer than `limit` allows.
 */
export function writeLiteral(was: Literal, source: string, parts: readonly Part[], limit?: number): string {
  if (was.kind === 'amount') {
    const amount = String(parts[0]).replace(/[\s.,\u20ac]/g, '');
    if (/^\d{1,7}$/.test(amount)) return amount;
    throw new Refused(422, `"${parts.join('')}" is no amount.`, 'Give whole euros, such as 1900.');
  }
  if (holesOf(parts).join('\n') !== holesOf(was.parts).join('\n'))
    throw new Refused(422, 'A part that is filled in is missing or changed.', `Keep ${holesOf(was.parts).join(', ')}.`);
  if (!plain(parts.filter((part) => typeof part === 'string').join('')) && holesOf(parts).length === 0)
    throw new Refused(422, 'The text is empty.', 'Write it; to remove it, take it out of the file in every language.');
  const length = [...shownWords(parts)].length;
  if (limit && length > limit)
    throw new Refused(
      422,
      `The text has ${length} characters.`,
      `Write it in ${limit} at most: search results cut off what is longer.`,
    );
  const quote = source[was.start]!;
  return `${quote}${parts.map((part) => (typeof part === 'string' ? quoted(part, quote) : `\${${part.code}}`)).join('')}${quote}`;
}
