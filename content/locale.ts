/** The languages of the site, the default one first. A third language is a third entry here; the compiler then lists every text that lacks it. */
export const locales = ['en', 'nl'] as const;

export type Locale = (typeof locales)[number];

/** One thing in every language, none missing and none extra. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** The words of one page or part; the English value fixes the shape that every other language must have, key by key. */
export function localized<T>(
  words: { readonly en: T } & Readonly<Record<Exclude<Locale, 'en'>, NoInfer<T>>>,
): Localized<T> {
  return words;
}

export interface LanguageFacts {
  /** How the language calls itself. */
  readonly name: string;
  /** Label in the language switch. */
  readonly label: string;
  /** Open Graph's form of the locale. */
  readonly openGraph: string;
}

export const languages: Localized<LanguageFacts> = {
  en: { name: 'English', label: 'ENG', openGraph: 'en_GB' },
  nl: { name: 'Nederlands', label: 'NL', openGraph: 'nl_NL' },
};
