import { blend } from '../../blend.ts';
import { colours, mark } from '../../../look.ts';

/** The planes of the mark and the three it leaves in the dark, each from its lit to its far side. */
const planes = [
  { d: mark.planes[0], from: blend({ paper: 86, goldLight: 14 }), to: colours.goldLight, x: 1, y: 1 },
  {
    d: mark.planes[1],
    from: blend({ goldLight: 53, paper: 47 }),
    to: blend({ goldDeep: 97, goldLight: 10, ink: -7 }),
    x: -0.9,
    y: 1,
  },
  {
    d: mark.planes[2],
    from: blend({ goldDeep: 96, goldLight: 11, ink: -7 }),
    to: blend({ goldText: 78, goldQuiet: 20, ink: 2 }),
    x: -0.3,
    y: 1,
  },
  {
    d: 'M59.7 20.5v23L43.5 59.7z',
    from: blend({ goldLight: 87, goldDeep: 35, paper: -22 }),
    to: blend({ goldText: 91, warm: 5, ink: 4 }),
    x: -0.5,
    y: 1,
  },
  {
    d: 'M59.7 20.5 43.5 59.7 4.3 43.5z',
    from: blend({ goldDeep: 99, goldLight: 9, ink: -8 }),
    to: blend({ goldText: 52, ink: 48 }),
    x: -0.8,
    y: 1,
  },
  {
    d: 'M4.3 43.5l16.2 16.2h23z',
    from: blend({ goldText: 56, ink: 43, warm: 1 }),
    to: blend({ ink: 83, goldText: 18, paper: -1 }),
    x: 1,
    y: 0.6,
  },
] as const;

/** What shines through from the back of the stone: the same cut, mirrored. */
const glints = [
  { d: mark.planes[1], fill: colours.paper, opacity: 0.16 },
  { d: mark.planes[0], fill: colours.paper, opacity: 0.3 },
  { d: 'M59.7 20.5 43.5 59.7 4.3 43.5z', fill: colours.ink, opacity: 0.12 },
  { d: 'M59.7 20.5v23L43.5 59.7z', fill: colours.goldLight, opacity: 0.22 },
] as const;

interface StoneProps {
  /** Unique per drawing: prefix of the gradients' ids. */
  readonly id: string;
  /** Middle of the stone. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The mark as a thing: every plane of the cut stone in its own light, which falls from the upper right. */
export function Stone({ id, x, y, size }: StoneProps) {
  const scale = size / mark.size;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} strokeLinejoin="bevel">
      {planes.map(({ d, from, to, x: across, y: down }, index) => (
        <g key={d}>
          <linearGradient
            id={`${id}-plane-${index + 1}`}
            x1={across < 0 ? 1 : 0}
            y1="0"
            x2={across < 0 ? 1 + across : across}
            y2={down}
          >
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
          <path fill={`url(#${id}-plane-${index + 1})`} d={d} />
        </g>
      ))}
      <g transform={`translate(${mark.size} 0) scale(-1 1)`}>
        {glints.map((glint) => (
          <path key={glint.d} {...glint} />
        ))}
      </g>
    </g>
  );
}
