import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';

interface LockupProps {
  readonly x: number;
  readonly y: number;
  /** Height of the mark; the name in two lines is as high. */
  readonly size: number;
  readonly line: string;
}

/** Mark and name, its upper left corner at x and y. */
export function Lockup({ x, y, size, line }: LockupProps) {
  const words = { face: 'fredoka-bold', size: size * 0.52, x: x + size * 1.18, fill: line } as const;
  return (
    <>
      <Mark x={x} y={y} size={size} line={line} />
      <Outline {...words} y={y + size * 0.46}>
        E-Learning
      </Outline>
      <Outline {...words} y={y + size * 0.96}>
        Group
      </Outline>
    </>
  );
}
