/** Where the visitor's language is kept (lang-2). */
export const languageKey = 'language';
