import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { loanWords, planNames, sameInBoth } from '../support/same-in-both.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';
import { everythingSaid, linesOf, pairsOf } from '../support/words.ts';

const parity = suite('two languages');

const said = await everythingSaid();
const lines = linesOf(said);
const pairs = pairsOf(said);
const allowed = new Set([...sameInBoth.flatMap(({ texts }) => texts), ...planNames, ...loanWords]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const kind = (value: unknown) =>
  Array.isArray(value)
    ? `a list of ${value.length}`
    : isObject(value)
      ? `{ ${Object.keys(value).sort().join(', ')} }`
      : typeof value;

/** Where the two languages do not have the same shape. */
function differences(en: unknown, nl: unknown, place: string): readonly string[] {
  if (kind(en) !== kind(nl)) return [`${place}: English has ${kind(en)}, Dutch ${kind(nl)}`];
  if (!isObject(en) || !isObject(nl)) return [];
  return Object.keys(en).flatMap((key) => differences(en[key], nl[key], `${place}.${key}`));
}

/** Codes, numbers, addresses and names written alone are the same everywhere. */
const hasNoLanguage = (text: string) =>
  !/\p{L}{2}/u.test(
    text
      .replaceAll(brand.name, '')
      .replaceAll(brand.legalName, '')
      .replace(/\S+@\S+|https?:\S+|#\S+/g, ''),
  );

parity('there is much to compare', () => {
  assert.ok(lines.length > 500, `only ${lines.length} strings were found under content/`);
});

parity('English and Dutch have the same parts, and lists of the same length', () => {
  none(said.flatMap(({ place, words }) => differences(words.en, words.nl, place)));
});

parity('no text is blank', () => {
  none(lines.flatMap(({ place, locale, text }) => (text.trim() ? [] : [`${place} (${locale})`])));
});

parity('no Dutch text is the English one, but for those with a reason', () => {
  none(
    pairs.flatMap(({ place, en, nl }) =>
      en === nl && !hasNoLanguage(en) && !allowed.has(en)
        ? [`${place}: ${en} (translate it, or give the reason in test/support/same-in-both.ts)`]
        : [],
    ),
  );
});

parity('a number that stands in one language stands in the other', () => {
  // 2.500 and 2,500 are one number, 24 hours may be "één dag" nowhere.
  const numbers = (text: string) => (text.replace(/(\d)[.,](?=\d{3}\b)/g, '$1').match(/\d+/g) ?? []).sort().join(' ');
  none(pairs.flatMap(({ place, en, nl }) => (numbers(en) === numbers(nl) ? [] : [`${place}: ${en} | ${nl}`])));
});

parity('a headline that sets a word in italics does so in both languages', () => {
  const marks = (text: string) => text.split('*').length - 1;
  none(
    pairs.flatMap(({ place, en, nl }) =>
      marks(en) === marks(nl) && marks(en) % 2 === 0 ? [] : [`${place}: ${en} | ${nl}`],
    ),
  );
});

parity.run();
