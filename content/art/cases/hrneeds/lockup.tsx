import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';

interface LockupProps {
  readonly x: number;
  readonly y: number;
  /** Height of the mark; the words follow it. */
  readonly size: number;
  readonly columns: string;
  readonly words: string;
}

/** Mark and name in one line, its upper left corner at x and y. */
export function Lockup({ x, y, size, columns, words }: LockupProps) {
  return (
    <>
      <Mark x={x} y={y} size={size} columns={columns} />
      <Outline
        face="jakarta-bold"
        size={size * 0.94}
        x={x + size * 1.22}
        y={y + size * 0.85}
        tracking={-0.045}
        fill={words}
      >
        HRneeds
      </Outline>
    </>
  );
}
