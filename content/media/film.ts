import type { Localized } from '../locale.ts';

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

/** What only the owner knows of a film, and search engines require. */
export interface FilmFacts {
  /** The day since which it has stood on the site, such as '2026-11-22'. */
  readonly since: `${number}-${number}-${number}`;
  /** What it shows, in a sentence. */
  readonly shows: Localized<string>;
}

const known: Film[] = [];

/** Every film that content imports. */
export const films: readonly Film[] = known;

/** What an import of a film becomes. */
export function film(found: Film): Film {
  known.push(found);
  return found;
}
