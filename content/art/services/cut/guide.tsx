import { gold } from './tone.ts';

interface GuideProps {
  /** Path data of the strokes. */
  readonly d: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/** Construction lines around a stone: the cutter's plan, light, a measure. */
export function Guide({ d, width = 1.3, dash, opacity }: GuideProps) {
  return <path fill="none" stroke={gold.deep} strokeWidth={width} strokeDasharray={dash} opacity={opacity} d={d} />;
}

/** Path data of a circle. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
