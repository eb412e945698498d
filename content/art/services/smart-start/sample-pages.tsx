import type { ReactElement } from 'react';
import { defineSheet } from '../../sheet.tsx';
import { plate } from '../cut/plate.ts';
import { closed, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** A pot from its mouth to its foot: heights, and half of its width there. */
type Profile = readonly (readonly [y: number, half: number])[];

/** Where its planes end across, and their tones: the light comes from the upper left. */
const sides = [-1, -0.62, -0.1, 0.5, 0.84, 1];
const tones = [gold.pale, gold.gleam, gold.light, gold.dim, gold.deep];

/** What stands on the shelves of a small pottery: turned, so that every plane goes on from the one above it. */
const Pot = ({ x, profile }: { readonly x: number; readonly profile: Profile }) => {
  const at = (row: number, side: number): Point => [x + profile[row]![1] * sides[side]!, profile[row]![0]];
  const [top, mouth] = profile[0]!;
  return (
    <g stroke={gold.ink} strokeWidth="2" strokeLinejoin="round">
      <path
        fill={gold.ink}
        d={closed([
          [x - mouth, top],
          [x - mouth * 0.6, top - mouth * 0.22],
          [x + mouth * 0.6, top - mouth * 0.22],
          [x + mouth, top],
        ])}
      />
      {tones.map((tone, side) => (
        <path
          key={tone}
          fill={tone}
          d={profile
            .slice(1)
            .map((_, row) => closed([at(row, side), at(row, side + 1), at(row + 1, side + 1), at(row + 1, side)]))
            .join('')}
        />
      ))}
    </g>
  );
};

const jar: Profile = [
  [40, 62],
  [62, 46],
  [112, 112],
  [176, 128],
  [250, 88],
  [300, 66],
];

/** The pot on the wheel: what it will be as a line, what it is as planes. */
const wheel = (
  <>
    <path
      fill="none"
      stroke={gold.deep}
      strokeWidth="3"
      strokeDasharray="9 7"
      d="M112 166 92 108 116 44H204L228 108 208 166M160 10V190"
    />
    <Pot
      x={160}
      profile={[
        [112, 68],
        [166, 50],
        [206, 74],
        [232, 60],
      ]}
    />
    <path fill={gold.ink} d="M52 232H268L252 256H68zM146 256H174V300H146z" />
  </>
);

const shelf = (
  <>
    <Pot
      x={56}
      profile={[
        [196, 54],
        [234, 46],
        [266, 22],
        [284, 28],
      ]}
    />
    <Pot
      x={164}
      profile={[
        [74, 18],
        [140, 20],
        [178, 50],
        [244, 54],
        [284, 38],
      ]}
    />
    <Pot
      x={266}
      profile={[
        [170, 38],
        [206, 46],
        [262, 40],
        [284, 28],
      ]}
    />
    <path fill={gold.ink} d="M0 284H300V300H0z" />
  </>
);

/** A form with its button, on the letter that it becomes. */
const form = (
  <>
    <path fill={gold.gleam} stroke={gold.ink} strokeWidth="2" d="M20 300V40H262L300 78V300" />
    <path fill={gold.dim} stroke={gold.ink} strokeWidth="2" d="M262 40 300 78H262z" />
    <path
      fill={gold.light}
      d={[96, 140].map((y) => closed(plate(44, y, 232, 32, 7))).join('') + closed(plate(44, 184, 232, 58, 7))}
    />
    <path fill={gold.ink} d={closed(plate(44, 256, 150, 64, 10)) + closed(plate(44, 62, 120, 14, 3))} />
  </>
);

/** A question, and what it was about. */
const answer = (
  <>
    <path fill={gold.ink} d="M20 20H176L200 44V150H76L44 182V150H20z" />
    <path fill="none" stroke={gold.light} strokeWidth="13" d="M84 62 94 48H120L132 60V76L109 92V106M109 116V129" />
    <path fill={gold.gleam} stroke={gold.ink} strokeWidth="2" d="M132 176H320V300H132z" />
    <Pot
      x={226}
      profile={[
        [216, 62],
        [254, 52],
        [286, 26],
        [300, 32],
      ]}
    />
  </>
);

/** Five pages of one small pottery, each by what is seen on it first: its best piece, the shelf, the wheel, the form, a question with its answer. */
export const samplePagesArt = defineSheet({
  name: 'services/sample-pages',
  width: 320,
  height: 300,
  draws: [<Pot x={160} profile={jar} />, shelf, wheel, form, answer].map((page: ReactElement) => () => page),
});
