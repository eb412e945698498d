/** What runs a build and what it is made with: in every key, so that renewed packages make everything anew. */
export declare const libraries: string;

export interface CacheEntry {
  /** What an earlier build has put there; nothing where it is damaged. */
  readonly read: () => Buffer | undefined;
  readonly write: (contents: string | Uint8Array) => Promise<void>;
}

/** The folder of what builds hand to each other: whatever is in it can be made again, git ignores it. */
export declare const cacheFolder: string;

export declare function digestOf(contents: string | Uint8Array): Buffer;

/** The place of a result, which begins with a digest of itself: trees may share it, and what is no longer whole is not believed. */
export declare function cacheEntry(kind: string, source: string): CacheEntry;
