import { blend } from '../../../content/art/blend.ts';
import { mark } from '../../../content/look.ts';

/** What the planes of the mark are filled with; a ground changes it by the custom properties. */
export const planeFills: readonly string[] = [
  `var(--mark-bright, ${blend({ goldLight: 53, paper: 47 })})`,
  'var(--mark-middle, var(--gold-light))',
  'var(--mark-dark, var(--gold-deep))',
];

export interface BareMarkProps {
  /** Its lines alone, for one colour. */
  readonly lines?: boolean;
}

/** The site’s own mark without the name, to see the mark itself; its block sets size and colour. */
export function BareMark({ lines = false }: BareMarkProps) {
  return (
    <svg className="bare-mark" width="100%" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      {!lines && mark.planes.map((plane, index) => <path key={plane} fill={planeFills[index]} d={plane} />)}
      <path fill="none" stroke="var(--mark-line, currentcolor)" strokeLinejoin="bevel" d={mark.lines} />
    </svg>
  );
}
