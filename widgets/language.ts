/** Where the visitor's choice of language is stored. */
export const languageKey = 'language';
