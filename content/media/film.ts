/** A film that content imports (`import intro from '../media/intro.mp4'`), as the build found it. */
export interface Film {
  /** From the top of the project. */
  readonly file: string;
  /** Path of its file without ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** SHA-256 of the file. */
  readonly digest: string;
  readonly bytes: number;
}

const known: Film[] = [];

/** Every film that content imports. */
export const films: readonly Film[] = known;

/** What an import of a film becomes. */
export function film(found: Film): Film {
  known.push(found);
  return found;
}
