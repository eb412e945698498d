import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** One plane of a folded sheet. */
type Plane = readonly [tone: string, ...corners: Point[]];

const glow = (
  <radialGradient id="glow">
    <stop offset="0" stopColor={gold.honey} />
    <stop offset="0.4" stopColor={gold.amber} stopOpacity="0.9" />
    <stop offset="0.7" stopColor={gold.bronze} stopOpacity="0.5" />
    <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
  </radialGradient>
);

const Folded = ({ planes }: { readonly planes: readonly Plane[] }) =>
  planes.map(([fill, ...corners]) => (
    <path key={corners.join()} fill={fill} stroke={fill} strokeWidth="0.6" strokeLinejoin="round" d={closed(corners)} />
  ));

/** What is said, as a sheet folded at 67.5° and 45°: one broad plane for the words, its corner turned down, its side bent away from the lamp, and a point to the one who speaks. */
const wide = (face: string): readonly Plane[] => [
  [gold.light, [140, 640], [213, 640], [213, 816]],
  [gold.deep, [213, 640], [301, 640], [213, 816]],
  [gold.dusk, [301, 640], [389, 640], [213, 816]],
  [face, [92, 20], [1062, 20], [805, 640], [20, 640], [20, 92]],
  [gold.honey, [20, 92], [92, 20], [92, 92]],
  [gold.bronze, [92, 92], [20, 92], [50, 104.5]],
  [gold.light, [1062, 20], [1122, 20], [865, 640], [805, 640]],
  [gold.honey, [1122, 20], [1198, 20], [1013, 467], [865, 640]],
  [gold.dim, [1198, 20], [1262, 20], [1077, 467], [1013, 467]],
  [gold.amber, [1262, 20], [1338, 203], [1229, 467], [1077, 467]],
  [gold.deep, [865, 640], [1013, 467], [1077, 467], [904, 640]],
  [gold.bronze, [904, 640], [1077, 467], [1229, 467], [1056, 640]],
  [gold.dusk, [1056, 640], [1229, 467], [1157, 640]],
];

/** The same upright: it is bent at 22.5° below the words. */
const upright = (face: string): readonly Plane[] => [
  [gold.light, [40, 611], [77, 611], [77, 700]],
  [gold.deep, [77, 611], [120, 611], [77, 700]],
  [gold.dusk, [120, 611], [166, 611], [77, 700]],
  [face, [60, 0], [342, 0], [342, 400], [0, 542], [0, 60]],
  [gold.honey, [0, 60], [60, 0], [60, 60]],
  [gold.bronze, [60, 60], [0, 60], [25, 70]],
  [gold.light, [342, 400], [342, 430], [0, 572], [0, 542]],
  [gold.honey, [342, 430], [342, 470], [130, 558], [0, 572]],
  [gold.dim, [342, 470], [342, 506], [216, 558], [130, 558]],
  [gold.amber, [342, 506], [342, 540], [288, 594], [216, 558]],
  [gold.deep, [216, 558], [288, 594], [270, 612], [162, 612], [130, 558]],
  [gold.bronze, [130, 558], [162, 612], [0, 612], [0, 572]],
];

const sheet = (name: string, face: string) => ({
  wide: defineArt({
    name: `solutions/${name}`,
    width: 1360,
    height: 880,
    stretches: true,
    draw: () => (
      <>
        {glow}
        <ellipse cx="880" cy="440" rx="480" ry="440" fill="url(#glow)" />
        <g transform="translate(0 52)">
          <Folded planes={wide(face)} />
        </g>
      </>
    ),
  }),
  upright: defineArt({
    name: `solutions/${name}-upright`,
    width: 342,
    height: 700,
    stretches: true,
    draw: () => <Folded planes={upright(face)} />,
  }),
});

/** The answer that names others, half turned away from the light; the one that names the visitor faces it. */
export const saidOfOthers = sheet('said-of-others', gold.pale);
export const saidOfYou = sheet('said-of-you', gold.gleam);

/** The corner of the page, turned over: what lies below it is paper. */
export const turnedArt = defineArt({
  name: 'solutions/turned',
  width: 320,
  height: 320,
  draw: () => (
    <Folded
      planes={[
        [colours.paper, [0, 320], [320, 0], [320, 320]],
        [gold.honey, [0, 320], [0, 0], [94, 226]],
        [gold.dim, [0, 0], [133, 0], [187, 133], [94, 226]],
        [gold.amber, [133, 0], [320, 0], [187, 133]],
      ]}
    />
  ),
});

/** For the share card: the sheet, and on it ruled lines with nobody's name. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(20 70) scale(0.455)">
      <Folded planes={wide(gold.gleam)} />
      <path fill={gold.deep} d="M130 300H780V312H130ZM130 460H700V472H130Z" />
    </g>
  ),
});
