import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';

interface LockupProps {
  readonly x: number;
  readonly y: number;
  /** Height of the mark; the two lines of the name are as high. */
  readonly size: number;
  readonly left: string;
  readonly right: string;
  readonly words: string;
}

/** The mark and the name in two lines, its upper left corner at x and y. */
export function Lockup({ x, y, size, left, right, words }: LockupProps) {
  const line = { face: 'grotesk-bold', size: size * 0.56, x: x + size * 1.2, tracking: -0.03, fill: words } as const;
  return (
    <>
      <Mark x={x} y={y} size={size} left={left} right={right} />
      <Outline {...line} y={y + size * 0.4}>
        B2B
      </Outline>
      <Outline {...line} y={y + size * 0.99}>
        Insider
      </Outline>
    </>
  );
}
