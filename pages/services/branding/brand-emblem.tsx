import { Mark } from '../../../content/art/cases/b2b-insider/mark.tsx';
import { b2bInsiderPalette } from '../../../content/art/cases/b2b-insider/palette.ts';

const { oxblood, vermilion } = b2bInsiderPalette;

/** What a part of the work yields. */
export type Emblem = 'mark' | 'palette' | 'folder';

/** What each part yields, in their order. */
export const emblems: readonly Emblem[] = ['mark', 'palette', 'folder'];

/** The fan of a palette, its lowest blade first. */
const blades = ['var(--ground)', 'var(--gold-light)', 'var(--mark)', 'var(--text)'] as const;

const drawings = {
  mark: <Mark x={4} y={4} size={56} left={vermilion} right={oxblood} />,
  palette: (
    <>
      {blades.map((fill, index) => (
        <path
          key={fill}
          fill={fill}
          d="M4 52V10l4-4h8l4 4v42l-5 5H9z"
          transform={`rotate(${67.5 - index * 22.5} 12 49)`}
        />
      ))}
      <path fill="var(--ground)" d="M10 47h4v4h-4z" />
    </>
  ),
  folder: (
    <>
      <path fill="var(--gold-light)" d="M22 4 4 11.5v41L22 60" />
      <path fill="var(--ground)" d="M22 4H58V60H22z" />
      <Mark x={29} y={14} size={22} left={vermilion} right={oxblood} />
      <path d="M29 46H51M29 52H42" />
    </>
  ),
} satisfies Record<Emblem, unknown>;

/** The sign of one part of the work: a client’s mark, the palette, the printed piece. */
export const BrandEmblem = ({ of }: { readonly of: Emblem }) => (
  <svg
    className="brand-emblem"
    viewBox="3.2 0 64 64"
    fill="none"
    stroke="var(--text)"
    strokeWidth={1.6}
    strokeLinejoin="bevel"
    aria-hidden="true"
  >
    {drawings[of]}
  </svg>
);
