import type { ReactElement } from 'react';

/** A drawing of the site: rendered once by the build to a static file of this size. */
export interface Art {
  /** Path of the file without ending, e.g. `cases/kraftortreisen/logo`; unique. */
  readonly name: string;
  /** Size in CSS pixels at which the drawing is meant to be seen; the `viewBox` is `0 0 width height`. */
  readonly width: number;
  readonly height: number;
  /** The contents of the `<svg>`, which the build wraps around it. Pure. */
  readonly draw: () => ReactElement;
}

/** Names a drawing; the identity function, for the sake of its type. */
export const defineArt = (art: Art): Art => art;
