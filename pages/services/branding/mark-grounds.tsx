import type { ReactNode } from 'react';
import { mark } from '../../../content/look.ts';
import { site } from '../../../content/site.ts';
import { MarkDrawing, type MarkDrawingProps, planeFills, planeFillsOnInk } from './bare-mark.tsx';

interface PlacedMarkProps extends MarkDrawingProps {
  /** Its middle, and its width, in hundredths of the ground. */
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  /** How high it is for its width; what is not 1 distorts it. */
  readonly squash?: number;
  readonly children?: ReactNode;
}

const PlacedMark = ({ x = 50, y = 50, size, squash = 1, children, ...look }: PlacedMarkProps) => {
  const scale = size / mark.size;
  const turn = squash === 1 ? '' : ` ${(scale * squash).toFixed(2)}`;
  return (
    <g transform={`translate(${x - size / 2} ${y - (size * squash) / 2}) scale(${scale.toFixed(2)}${turn})`}>
      <MarkDrawing {...look} />
      {children}
    </g>
  );
};

const onPaper = { fills: planeFills, line: 'var(--ink)' };

/** The corners of the octagon, each a point that a vector file holds. */
const points = [20.5, 43.5]
  .flatMap((far) => [4.3, 59.7].flatMap((near) => [`${far} ${near}`, `${near} ${far}`]))
  .map((point) => `M${point}m-2-2h4v4h-4z`)
  .join('');

/** The logo in a line, above its name, and as a mark alone. */
const Variations = () => (
  <g className="display" transform="translate(26 5) scale(0.77)">
    <PlacedMark x={-1} y={26} size={34} {...onPaper} />
    <text x={20} y={36} fontSize={29}>
      {site.name}
    </text>
    <PlacedMark x={11} y={67} size={26} {...onPaper} />
    <text x={11} y={94} fontSize={16} letterSpacing="0" textAnchor="middle">
      {site.name}
    </text>
    <PlacedMark x={90} y={72} size={46} {...onPaper} />
  </g>
);

/** A mark as its vector file holds it, and as small as on the tab of a browser. */
const Files = () => (
  <>
    <PlacedMark y={34} size={58} line="var(--ink)">
      <path fill="var(--paper)" stroke="var(--ink)" d={points} />
    </PlacedMark>
    <path
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth={0.8}
      d="M8 96V86H18V74l4-4h52l4 4v12H92v10zM67 78l4 4m0-4l-4 4"
    />
    <PlacedMark x={29} y={80} size={12} width={2} {...onPaper} />
    <path stroke="var(--stone)" strokeWidth={1.6} d="M40 80h18M14 91h44" />
  </>
);

/** The room a mark keeps around it, as wide as a quarter of it; the smallest it may be; and the way it may not look. */
const Rules = () => (
  <>
    <g transform="translate(-9 -5) scale(1.18)">
      <path fill="var(--paper)" d="M24 7h52v52H24z" />
      <path fill="var(--sand)" d="M33 16h34v34H33z" />
      <PlacedMark y={33} size={39.3} {...onPaper} />
      <path
        fill="none"
        stroke="var(--gold-text)"
        strokeWidth={0.6}
        d="M33 16h34v34H33zM50 7v9M50 50v9M24 33h9M67 33h9M48 7h4M48 59h4M24 31v4M76 31v4"
      />
    </g>
    <PlacedMark x={26} y={82} size={15} width={1.6} {...onPaper} />
    <path stroke="var(--gold-text)" strokeWidth={0.8} d="M19 94h14M19 92v4M33 92v4" />
    <PlacedMark x={62} y={83} size={40} squash={0.5} line="var(--ink)" width={1.4} />
    <path stroke="var(--danger)" strokeWidth={1.6} d="M42 70L82 96M82 70L42 96" />
  </>
);

/** The forms of a logo, and its mark on ink; then its files and its rules. */
const grounds: readonly { readonly colour: string; readonly drawing: ReactNode }[] = [
  { colour: 'var(--warm)', drawing: <Variations /> },
  { colour: 'var(--ink)', drawing: <PlacedMark size={70} fills={planeFillsOnInk} line="var(--gold-light)" /> },
  { colour: 'var(--gold-light)', drawing: <Files /> },
  { colour: 'var(--sand)', drawing: <Rules /> },
];

/** What a client receives, each under a drawing of it with the site’s own mark. */
export function MarkGrounds({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mark-grounds columns" role="list" data-gap="none" data-above="s">
      {items.map((item, index) => {
        const { colour, drawing } = grounds[index]!;
        return (
          <li key={item}>
            <svg
              className="mark-grounds__ground"
              viewBox={`0 0 ${index ? 100 : 125} 100`}
              width="100%"
              aria-hidden="true"
            >
              <path fill={colour} d="M-500-500H600V600H-500z" />
              {drawing}
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
