import { createContext, useContext } from 'react';
import { faces as site } from '../look.ts';

/** The faces that drawings may set words in, the first three those of the site; the build outlines them, so that a picture never needs a font. */
export const faces = {
  serif: { family: site.display, weight: 400 },
  'serif-italic': { family: site.display, weight: 400, italic: true },
  sans: { family: site.text, weight: 400 },
  grotesk: { family: 'space-grotesk', weight: 500 },
  'grotesk-bold': { family: 'space-grotesk', weight: 700 },
  cormorant: { family: 'cormorant-garamond', weight: 500 },
  'cormorant-italic': { family: 'cormorant-garamond', weight: 500, italic: true },
  jost: { family: 'jost', weight: 400 },
  'jost-medium': { family: 'jost', weight: 500 },
  marcellus: { family: 'marcellus', weight: 400 },
  mulish: { family: 'mulish', weight: 500 },
  'mulish-bold': { family: 'mulish', weight: 800 },
  bricolage: { family: 'bricolage-grotesque', weight: 500 },
  'bricolage-bold': { family: 'bricolage-grotesque', weight: 800 },
  jakarta: { family: 'plus-jakarta-sans', weight: 500 },
  'jakarta-bold': { family: 'plus-jakarta-sans', weight: 800 },
  fredoka: { family: 'fredoka', weight: 500 },
  'fredoka-bold': { family: 'fredoka', weight: 700 },
} as const satisfies Record<string, FaceFile>;

interface FaceFile {
  /** Its name at Fontsource. */
  readonly family: string;
  readonly weight: number;
  readonly italic?: true;
}

export type Face = keyof typeof faces;

/** Where a line of outlined text goes and how large it is. */
export interface OutlineProps {
  readonly face: Face;
  /** Size in user units. */
  readonly size: number;
  /** Start, middle or end of the baseline, by `anchor`. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in em. */
  readonly tracking?: number;
  readonly fill?: string;
  readonly opacity?: number;
  readonly children: string;
}

/** Text as one outline: path data whose origin is the start of the baseline, and its advance width in user units. */
export interface Outlined {
  readonly path: string;
  readonly width: number;
}

export type Outliner = (text: string, face: Face, size: number, tracking: number) => Outlined;

/** Set by the build, which alone reads font files. */
export const OutlinerContext = createContext<Outliner>(() => {
  throw new Error(
    'content/art: words in a drawing need the outliner of the build; render drawings through build/pictures/pictures.tsx',
  );
});

/** One line of words inside a drawing, as a path. */
export function Outline({ face, size, x, y, anchor = 'start', tracking = 0, fill, opacity, children }: OutlineProps) {
  const { path, width } = useContext(OutlinerContext)(children, face, size, tracking);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const left = Math.round((x - shift) * 100) / 100;
  return <path transform={`translate(${left} ${y})`} fill={fill} opacity={opacity} d={path} />;
}
