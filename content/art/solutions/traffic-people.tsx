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

/** Many look into a list, few ask, and a feed has small groups in it: where they stand. */
const crowds: readonly (readonly Point[])[] = [
  [
    [40, 84],
    [104, 80],
    [160, 86],
    [222, 82],
    [276, 88],
    [70, 106],
    [134, 110],
    [190, 106],
    [250, 112],
    [30, 130],
    [98, 136],
    [164, 140],
    [226, 136],
    [282, 142],
    [60, 166],
    [128, 172],
    [196, 174],
    [258, 170],
  ],
  [
    [232, 104],
    [92, 172],
  ],
  [
    [204, 84],
    [238, 90],
    [58, 108],
    [96, 114],
    [76, 148],
    [212, 164],
    [246, 172],
    [272, 160],
  ],
];

/** They are as large as they are near. */
const stands = (crowd: readonly Point[]) => crowd.map((at): Stand => [at, 13 + at[1] * 0.1]);

/** The post, and the people of each street. */
export const [postArt, ...crowdArts] = defineSheet({
  name: 'solutions/traffic-people',
  width: 324,
  height: 190,
  draws: [Post, ...crowds.map((crowd, index) => () => <Visitors id={`person-${index}`} stands={stands(crowd)} />)],
});
