import { colours, mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';

/** The rough stone's planes, from light to dark. */
const planes = [
  ['M14 9 30 1 47 3 61 14 64 32 60 51 46 63 27 62 9 57 1 39 3 20Z', blend({ goldText: 43, stone: 37, ink: 20 })],
  ['M14 9 30 1 34 15 22 25Z', blend({ goldDeep: 67, paper: 23, ink: 10 })],
  ['M30 1 47 3 61 14 44 19 34 15Z', blend({ goldText: 78, paper: 18, ink: 4 })],
  ['M14 9 22 25 15 41 1 39 3 20Z', blend({ goldDeep: 56, ink: 32, paper: 12 })],
  ['M22 25 34 15 44 19 40 36 27 44 15 41Z', blend({ goldText: 63, ink: 23, paper: 14 })],
  ['M1 39 15 41 27 44 20 56 9 57Z', blend({ goldQuiet: 66, goldText: 34 })],
  ['M44 19 61 14 64 32 52 41 40 36Z', blend({ ink: 65, goldDeep: 30, paper: 5 })],
  ['M40 36 52 41 60 51 46 63 38 52Z', blend({ ink: 69, goldText: 26, paper: 5 })],
  ['M27 44 40 36 38 52 27 62 20 56Z', blend({ goldQuiet: 51, goldText: 25, ink: 24 })],
] as const;

const outline = 'M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z';

/** The stone before the first stroke: the cut is drawn on it, and one plane lies open already. */
export const marked = defineArt({
  name: 'cases/own-brand/marked',
  width: 640,
  height: 640,
  draw: () => (
    <g transform="scale(10)" strokeLinejoin="bevel">
      {planes.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} stroke={fill} strokeWidth="0.15" />
      ))}
      <path fill={blend({ goldLight: 53, paper: 47 })} d={mark.planes[0]} />
      <g fill="none" stroke={colours.goldLight} strokeWidth="0.22">
        <path d={outline} />
        <path strokeDasharray="0.9 0.6" d="M4.3 43.5l55.4-23L43.5 59.7zM20.5 4.3L4.3 43.5" />
      </g>
    </g>
  ),
});
