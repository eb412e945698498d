type Area = 'localStorage' | 'sessionStorage';

/** What is kept under a key, or nothing where there is none or the browser refuses storage. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; a browser that refuses storage simply forgets. */
export function writeStorage(area: Area, key: string, text: string): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // Nothing on the page depends on the memory.
  }
}
