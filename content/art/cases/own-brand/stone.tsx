import { mark } from '../../../look.ts';

/** The planes of the mark and the three it leaves in the dark, each from its lit to its far side. */
const planes = [
  { d: mark.planes[0], from: '#fffdf2', to: '#ffe69b', x: 1, y: 1 },
  { d: mark.planes[1], from: '#fff3cb', to: '#c29a40', x: -0.9, y: 1 },
  { d: mark.planes[2], from: '#c39b40', to: '#6f5620', x: -0.3, y: 1 },
  { d: 'M59.7 20.5v23L43.5 59.7z', from: '#e3c061', to: '#7d6126', x: -0.5, y: 1 },
  { d: 'M59.7 20.5 43.5 59.7 4.3 43.5z', from: '#c39a3f', to: '#4a3817', x: -0.8, y: 1 },
  { d: 'M4.3 43.5l16.2 16.2h23z', from: '#4f3d19', to: '#221a0c', x: 1, y: 0.6 },
] as const;

/** What shines through from the back of the stone: the same cut, mirrored. */
const glints = [
  { d: mark.planes[1], fill: '#ffffff', opacity: 0.16 },
  { d: mark.planes[0], fill: '#ffffff', opacity: 0.3 },
  { d: 'M59.7 20.5 43.5 59.7 4.3 43.5z', fill: '#12100d', opacity: 0.12 },
  { d: 'M59.7 20.5v23L43.5 59.7z', fill: '#ffe69b', opacity: 0.22 },
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
