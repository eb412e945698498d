import { blend } from '../../../content/art/blend.ts';
import { mark } from '../../../content/look.ts';

/** What the planes of the mark are filled with, brightest first: on light and on gold. */
export const planeFills = [blend({ goldLight: 53, paper: 47 }), 'var(--gold-light)', 'var(--gold-deep)'] as const;
export const planeFillsOnGold = ['var(--paper)', blend({ goldLight: 36, paper: 64 }), 'var(--gold-deep)'] as const;

export interface MarkDrawingProps {
  /** Of its planes; without them its lines stand alone, for one colour. */
  readonly fills?: readonly string[] | undefined;
  /** The colour of its lines. */
  readonly line: string;
  readonly width?: number;
}

/** The site’s own mark without the name, in its own units. */
export const MarkDrawing = ({ fills, line, width }: MarkDrawingProps) => (
  <>
    {fills && mark.planes.map((plane, index) => <path key={plane} fill={fills[index]} stroke="none" d={plane} />)}
    <path fill="none" stroke={line} strokeWidth={width} strokeLinejoin="bevel" d={mark.lines} />
  </>
);
