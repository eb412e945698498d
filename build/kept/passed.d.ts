/** What is known of the sources before a build. */
export interface PassedChecks {
  readonly types: boolean;
  readonly react: boolean;
  /** What these sources have drawn (results.ts), where it is known. */
  readonly results: () => Readonly<Record<string, string>> | undefined;
  /** Writes down that both have passed, and what was drawn; `after` are the digests once it is done: what was saved meanwhile is not in it. */
  readonly keep: (results: Readonly<Record<string, string>>, after: Digests) => void;
}

/** Of every source, by path (sources.js). */
type Digests = ReadonlyMap<string, string>;

export declare function passedChecks(digests: Digests): PassedChecks;
