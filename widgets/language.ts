/** Where the visitor's language is kept (specification, section 3). */
export const languageKey = 'language';
