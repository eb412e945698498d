/** What is known of the sources before a build. */
export interface PassedChecks {
  readonly types: boolean;
  readonly react: boolean;
  /** Writes down that both have passed. */
  readonly keep: () => void;
}

/** `digests` are those of sources.js. */
export declare function passedChecks(digests: ReadonlyMap<string, string>): PassedChecks;
