import { MarkDrawing, planeFills } from './bare-mark.tsx';

/** What a part of the work yields. */
export type Emblem = 'line' | 'colour' | 'paper';

/** What each part yields, in their order. */
export const emblems: readonly Emblem[] = ['line', 'colour', 'paper'];

const line = 'var(--text)';

const drawings = {
  line: (
    <>
      <path stroke="var(--mark)" strokeWidth={0.5} d="M2 32a30 30 0 1 1 60 0a30 30 0 1 1-60 0z" />
      <MarkDrawing line={line} />
    </>
  ),
  colour: <MarkDrawing fills={planeFills} line={line} />,
  paper: (
    <>
      <path fill="var(--gold-light)" d="M24 4.3 4.3 12.5v39L24 59.7" />
      <path fill="var(--ground)" d="M24 4.3H61.7V52L54 59.7H24z" />
      <g transform="translate(29 10.5) scale(.43)" strokeWidth={2.6}>
        <MarkDrawing fills={planeFills} line={line} />
      </g>
      <path d="M30 46H56M30 52H46" />
    </>
  ),
} satisfies Record<Emblem, unknown>;

/** The sign of one part of the work: the same mark as a line, in its colours, on paper. */
export const BrandEmblem = ({ of }: { readonly of: Emblem }) => (
  <svg
    className="brand-emblem"
    viewBox="1.5 1.5 61 61"
    fill="none"
    stroke={line}
    strokeWidth={1.2}
    strokeLinejoin="bevel"
    aria-hidden="true"
  >
    {drawings[of]}
  </svg>
);
