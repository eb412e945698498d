/** Where the visitor's choice of language is stored (lang-2). */
export const languageKey = 'language';
