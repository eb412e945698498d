/** What a language of the site is called, and how far it is. */
interface LanguageFacts {
  /** How the language calls itself. */
  readonly name: string;
  /** Label in the language switch. */
  readonly label: string;
  /** The country whose numbers and prices it writes (BCP 47). */
  readonly region: string;
  /** A language that has some pages only, and the one in which its visitors read the others; every other language says everything. */
  readonly begun?: { readonly others: string };
}

/**
 * The languages of the site, the default one first; nothing else in the code names one. One more is one more line, at first with
 * `begun: { others: 'en' }`: it has the pages that content/routes.ts gives it an address for, and needs the words of no others.
 */
export const languages = {
  en: { name: 'English', label: 'ENG', region: 'en-GB' },
  nl: { name: 'Nederlands', label: 'NL', region: 'nl-NL' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** The one whose pages stand at unprefixed addresses. */
export const defaultLocale = 'en';

type Languages = typeof languages;
export type Locale = keyof Languages;

/** The languages that say everything: what one of them lacks, the compiler lists. What a begun one lacks, the build does. */
export type CompleteLocale = { [L in Locale]: Languages[L] extends { readonly begun: object } ? never : L }[Locale];
export type BegunLocale = Exclude<Locale, CompleteLocale>;

export const locales = Object.keys(languages) as readonly Locale[];

export const languageFacts = (locale: Locale): LanguageFacts => languages[locale];

/** What one language calls another: `Dutch`, `Niederländisch`. */
export const languageName = (locale: Locale, own: Locale): string =>
  new Intl.DisplayNames(own, { type: 'language' }).of(locale)!;

/** One thing in every language that says everything, none missing and none extra, and in a begun one where it says it. */
export type Localized<T> = Readonly<Record<CompleteLocale, T>> & Readonly<Partial<Record<BegunLocale, T>>>;

/** One thing in some languages: in those in which its page exists. */
export type Spoken<T> = Readonly<Partial<Record<Locale, T>>>;

/** The words of one page or part, in one language. */
export type WordsOf<Text> = Text extends Spoken<infer T> ? T : never;

/** The words of one page or part; those of the default language fix the shape that every other language must have, key by key. */
export function localized<T>(
  words: Readonly<Record<typeof defaultLocale, T>> &
    Readonly<Record<Exclude<CompleteLocale, typeof defaultLocale>, NoInfer<T>>> &
    Readonly<Partial<Record<BegunLocale, NoInfer<T>>>>,
): Localized<T> {
  return words;
}

/** The words of a page that the default language alone has. */
export const inDefault = <T>(words: T): Spoken<T> => ({ [defaultLocale]: words });

const making = Symbol('making');

/** One shape for all that are worked out: a large site has tens of thousands. */
const workedOut = Object.defineProperties(
  {},
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        enumerable: true,
        get(this: { [making]: (locale: Locale) => unknown }) {
          return this[making](locale);
        },
      },
    ]),
  ),
);

/** The same worked out for each language, when it is asked for. */
export const inEvery = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.assign(Object.create(workedOut), { [making]: make });

const lacking = new Map<Locale, Set<Spoken<unknown>>>();

/** The texts that were asked for in a language and are not there; a build that leaves any is refused (build/checks/lacking-words.ts). */
export const lackingTexts: ReadonlyMap<Locale, ReadonlySet<Spoken<unknown>>> = lacking;

/** A text in one language. Where it is lacking, that is noted, and the words of another language stand in until all have been found. */
export function wordsIn<T>(text: Spoken<T>, locale: Locale): T {
  const own = text[locale];
  if (own !== undefined) return own;
  lacking.set(locale, (lacking.get(locale) ?? new Set<Spoken<unknown>>()).add(text));
  return locales.map((other) => text[other]).find((words) => words !== undefined)!;
}
