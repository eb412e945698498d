import { mark } from '../../../look.ts';
import type { Plane } from './engraved.tsx';

/** The planes of the finished stone: those of the mark, the brightest bare, and the three it leaves in the dark. */
export const finished: readonly Plane[] = [
  { d: mark.planes[1], angle: -22.5, gap: 0.42 },
  { d: mark.planes[2], angle: 67.5, gap: 0.7 },
  { d: 'M59.7 20.5v23L43.5 59.7z', angle: 45, gap: 0.56 },
  { d: 'M59.7 20.5 43.5 59.7 4.3 43.5z', angle: -67.5, gap: 0.95 },
  { d: 'M4.3 43.5l16.2 16.2h23z', angle: 22.5, gap: 1.5 },
  { d: mark.planes[0] },
];

/** The stone as it is found. */
export const rough: readonly Plane[] = [
  { d: 'M14 9 30 1 34 15 22 25Z', angle: -45, gap: 0.9 },
  { d: 'M30 1 47 3 61 14 44 19 34 15Z', angle: 22.5, gap: 0.6 },
  { d: 'M14 9 22 25 15 41 1 39 3 20Z', angle: 67.5, gap: 1.1 },
  { d: 'M22 25 34 15 44 19 40 36 27 44 15 41Z', angle: -22.5, gap: 0.75 },
  { d: 'M1 39 15 41 27 44 20 56 9 57Z', angle: 45, gap: 1.5 },
  { d: 'M44 19 61 14 64 32 52 41 40 36Z', angle: -67.5, gap: 0.8 },
  { d: 'M40 36 52 41 60 51 46 63 38 52Z', angle: 22.5, gap: 1.3 },
  { d: 'M52 41 64 32 60 51Z', angle: -22.5, gap: 1 },
  { d: 'M27 44 40 36 38 52 27 62 20 56Z', angle: -45, gap: 1.6 },
  { d: 'M9 57 20 56 27 62Z', angle: 67.5, gap: 1.7 },
  { d: 'M27 62 38 52 46 63Z', angle: 22.5, gap: 1.9 },
];
