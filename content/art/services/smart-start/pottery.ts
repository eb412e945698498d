import { colours } from '../../../look.ts';
import { mixture } from '../../blend.ts';
import { b2bInsiderPalette } from '../../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../../cases/hrneeds/palette.ts';

const { paper, goldDeep } = colours;
const { sky, navy } = eLearningGroupPalette;
const { cream, sienna, oxblood } = b2bInsiderPalette;

/** What the pottery dips its ware into, and what it turns it from: no gold, which is the agency's. */
const cobalt = mixture([
  [navy, 0.4],
  [hrneedsPalette.cobalt, 0.35],
  [sky, 0.25],
]);
const terracotta = mixture([
  [sienna, 0.62],
  [goldDeep, 0.2],
  [cream, 0.18],
]);

type Step = readonly [string, number];

/** A tone between two colours, of which so much is the first. */
const tone = ([from, share]: Step, to: string) =>
  mixture([
    [from, share],
    [to, 1 - share],
  ]);

/** Blue glaze from light to shade, nine tones. */
export const glaze = [
  tone([paper, 0.95], sky),
  tone([paper, 0.74], sky),
  tone([paper, 0.36], sky),
  tone([sky, 0.78], cobalt),
  tone([sky, 0.42], cobalt),
  tone([sky, 0.1], cobalt),
  tone([cobalt, 0.8], navy),
  tone([cobalt, 0.4], navy),
  navy,
] as const;

/** Fired clay from light to shade, as many. */
export const clay = [
  tone([paper, 0.5], cream),
  tone([cream, 0.82], terracotta),
  tone([cream, 0.6], terracotta),
  tone([cream, 0.34], terracotta),
  tone([terracotta, 0.94], cream),
  tone([terracotta, 0.6], sienna),
  tone([sienna, 0.94], oxblood),
  tone([sienna, 0.68], oxblood),
  tone([sienna, 0.4], oxblood),
] as const;
