const key = 'language';

/** The language the visitor chose earlier, or nothing where none is stored or storage is refused. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the choice for later visits; a browser that refuses storage simply forgets it. */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The link still leads to the language; only the memory of it is missing.
  }
}
