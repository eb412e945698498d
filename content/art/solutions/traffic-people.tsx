import { blend } from '../blend.ts';
import { gold } from '../services/cut/tone.ts';
import type { Point } from '../services/cut/point.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { defineSheet } from '../sheet.tsx';
import { type Stand, Visitors } from './visitor.tsx';
import { Pot, turned } from '../services/smart-start/pot.tsx';

/** Turned as the pottery's are. */
const bowl = turned(112, [
  [16, '0'],
  [-50, '67'],
  [-26, '45'],
  [-8, '22'],
  [18, '0'],
]);

/** From light to shade, in the gold of the page. */
const gilt = [gold.gleam, gold.pale, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze, gold.night];

const shadow = blend({ goldDeep: 12, ink: 88 });

/** What passes in a feed: a bowl on a board. */
const Post = () => (
  <>
    <Pieces
      pieces={[
        [shadow, 'M0 0H324V151H0Z'],
        [gold.pale, 'M0 150H324V190H0Z'],
      ]}
    />
    <g transform="translate(162 40)">
      <Pot profile={bowl} tones={gilt} />
    </g>
  </>
);

/** Many look into a list, few ask, and a feed has more and more of them: where they stand, the farthest first. */
const crowds: readonly (readonly Point[])[] = [
  [
    [62, 40],
    [148, 34],
    [204, 48],
    [106, 58],
    [262, 60],
    [30, 80],
    [168, 86],
    [224, 98],
    [92, 112],
    [290, 118],
    [158, 146],
    [42, 158],
    [238, 170],
  ],
  [
    [206, 44],
    [84, 92],
    [220, 156],
  ],
  [
    [240, 36],
    [128, 62],
    [274, 82],
    [196, 104],
    [62, 120],
    [278, 144],
    [138, 160],
    [214, 182],
    [44, 184],
  ],
];

/** They are as large as they are near. */
const stands = (crowd: readonly Point[]) => crowd.map((at): Stand => [at, 11 + at[1] * 0.1]);

/** The post, and the people of each street. */
export const [postArt, ...crowdArts] = defineSheet({
  name: 'solutions/traffic-people',
  width: 324,
  height: 190,
  draws: [Post, ...crowds.map((crowd, index) => () => <Visitors id={`person-${index}`} stands={stands(crowd)} />)],
});
