import { languageFacts, type Locale, locales } from '../../content/locale.ts';
import type { Literal, Part } from './literal.ts';

/** The languages that have begun and in which a text is not written, while it is in others. */
export function lackingLocales(literal: Literal, literals: readonly Literal[]): readonly Locale[] {
  if (!literal.locale) return [];
  const written = new Set(literals.filter(({ path }) => path === literal.path).map(({ locale }) => locale));
  return locales.filter((locale) => languageFacts(locale).begun && !written.has(locale));
}

/** What is to be filled in for a language: the expressions of another one, with nothing said between them yet. */
export const emptyParts = ({ parts, locale }: Literal, into: Locale): readonly Part[] => {
  const codes = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));
  const own = codes.map((code) => (locale ? code.replace(new RegExp(`\\.${locale}\\b`), `.${into}`) : code));
  return ['', ...own.flatMap((code) => [{ code }, ''])];
};

/** The text of an object that another language may join at an offset, as that language will write it. */
export function lackingAt(at: number, locale: Locale, literals: readonly Literal[]): Literal | undefined {
  const beside = literals.find(({ after }) => after === at);
  if (!beside || !lackingLocales(beside, literals).includes(locale)) return undefined;
  return { ...beside, locale, parts: emptyParts(beside, locale) };
}
