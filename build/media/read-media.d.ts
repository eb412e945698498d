export interface ReadMedia {
  /** The source of a module; absent where something is wrong. */
  readonly source?: string;
  readonly found?: string;
  readonly remedy?: string;
}

export declare function readMedia(path: string): Promise<ReadMedia>;
export declare function isMedia(path: string): boolean;
