/** What is known of the sources before a build. */
export interface PassedChecks {
  readonly types: boolean;
  readonly react: boolean;
  /** What these sources have drawn (results.ts). */
  readonly results: () => Readonly<Record<string, string>>;
  /** Writes down that both have passed, and what was drawn. */
  readonly keep: (results: Readonly<Record<string, string>>) => void;
}

/** `digests` are those of sources.js. */
export declare function passedChecks(digests: ReadonlyMap<string, string>): PassedChecks;
