/** A file of `content/files/` that content imports to link it. */
export interface PublishedFile {
  /** Path below the site. */
  readonly address: string;
  readonly bytes: number;
}

/** What an import of such a file becomes. */
export const publishedFile = (found: PublishedFile): PublishedFile => found;
