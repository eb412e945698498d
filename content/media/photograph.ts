/** A photograph that content imports (`import front from '../../media/front.jpg'`), as the build found it; it stands wherever a drawing does. */
export interface Photograph {
  /** From the top of the project. */
  readonly file: string;
  /** Path of its files without width and ending. */
  readonly name: string;
  /** Size in pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
  /** The colour that stands in its place until it is there: three hexadecimal digits. */
  readonly ground: string;
  /** SHA-256 of the file. */
  readonly digest: string;
  readonly bytes: number;
}

const known: Photograph[] = [];

/** Every photograph that content imports. */
export const photographs: readonly Photograph[] = known;

/** What an import of a photograph becomes. */
export function photograph(found: Photograph): Photograph {
  known.push(found);
  return found;
}
