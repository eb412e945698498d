import { useContext } from 'react';
import { Outline, OutlinerContext, type Face } from '../../outline.tsx';

interface RingTextProps {
  readonly face: Face;
  readonly size: number;
  /** Centre and radius of the ring's baseline. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tracking: number;
  readonly fill: string;
  /** Below the centre words read from left to right along the lower edge. */
  readonly below?: boolean;
  readonly children: string;
}

/** Words around a ring, centred at its top or at its foot. */
export function RingText({ face, size, x, y, radius, tracking, fill, below = false, children }: RingTextProps) {
  const outliner = useContext(OutlinerContext);
  const letters = [...children];
  const widths = letters.map((letter) => outliner(letter, face, size, 0).width + tracking * size);
  const whole = widths.reduce((sum, width) => sum + width, 0) - tracking * size;
  const turn = below ? -1 : 1;
  return letters.map((letter, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const middle = before + (widths[index]! - tracking * size) / 2 - whole / 2;
    const angle = ((middle / radius) * 180 * turn) / Math.PI;
    return (
      <g key={index} transform={`rotate(${angle.toFixed(2)} ${x} ${y})`}>
        <Outline face={face} size={size} x={x} y={below ? y + radius : y - radius} anchor="middle" fill={fill}>
          {letter}
        </Outline>
      </g>
    );
  });
}
