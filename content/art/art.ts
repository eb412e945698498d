/// <reference path="../media/media.d.ts" />
import type { ReactElement } from 'react';
import type { Photograph } from '../media/photograph.ts';

/** A drawing of the site: rendered once by the build to a static file of this size. */
export interface Drawing {
  /** Path of the file without ending, e.g. `cases/kraftortreisen/logo`; unique. */
  readonly name: string;
  /** Size in CSS pixels at which the drawing is meant to be seen; the `viewBox` is `0 0 width height`. */
  readonly width: number;
  readonly height: number;
  /** The contents of the `<svg>`, which the build wraps around it. Pure. */
  readonly draw: () => ReactElement;
  /** It fills its box whatever its shape: planes that words stand on grow with the words. */
  readonly stretches?: true;
  /** The file that it shares with others, and its name in it. */
  readonly part?: { readonly sheet: Drawing; readonly view: string };
}

/** A picture of the site: a drawing, or a photograph in its place. */
export type Art = Drawing | Photograph;

/** Names a drawing; the identity function, for the sake of its type. */
export const defineArt = (drawing: Drawing): Drawing => drawing;

export const isDrawing = (art: Art): art is Drawing => 'draw' in art;
