import { mark } from '../../../content/look.ts';
import { MarkDrawing, type MarkDrawingProps, planeFills, planeFillsOnInk } from './bare-mark.tsx';

interface Ground extends Omit<MarkDrawingProps, 'width'> {
  readonly colour: string;
  /** How wide the mark is in each of its places, in hundredths of the ground. */
  readonly sizes: readonly number[];
}

/** The grounds a mark has to pass: larger than a van, on ink, on gold in one colour, and as small as a browser tab. */
const grounds: readonly Ground[] = [
  { colour: 'var(--warm)', fills: planeFills, line: 'var(--ink)', sizes: [134] },
  { colour: 'var(--ink)', fills: planeFillsOnInk, line: 'var(--gold-light)', sizes: [60] },
  { colour: 'var(--gold-light)', line: 'var(--ink)', sizes: [60] },
  { colour: 'var(--sand)', fills: planeFills, line: 'var(--ink)', sizes: [44, 18, 8] },
];

const gap = 8;

/** The marks of one ground, one above the other, on one axis. */
function Marks({ sizes, ...look }: Pick<Ground, 'sizes' | 'fills' | 'line'>) {
  const height = sizes.reduce((sum, size) => sum + size, (sizes.length - 1) * gap);
  return sizes.map((size, index) => {
    const y = 50 - height / 2 + sizes.slice(0, index).reduce((sum, other) => sum + other + gap, 0);
    return (
      <g key={size} transform={`translate(${50 - size / 2} ${y}) scale(${(size / mark.size).toFixed(4)})`}>
        <MarkDrawing {...look} />
      </g>
    );
  });
}

/** What a client receives, each under a ground that the site’s own mark passes. */
export function MarkGrounds({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mark-grounds columns" role="list" data-gap="none" data-above="s">
      {items.map((item, index) => {
        const { colour, ...marks } = grounds[index]!;
        return (
          <li key={item}>
            <svg className="mark-grounds__ground" viewBox="0 0 100 100" width="100%" aria-hidden="true">
              <path fill={colour} d="M-500-500H600V600H-500z" />
              <Marks {...marks} />
            </svg>
            <p className="mark-grounds__item display" data-size="xs">
              {item}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
