import { between, mixture } from '../../blend.ts';
import { b2bInsiderPalette } from '../../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../../cases/hrneeds/palette.ts';

const { sky, navy, sun } = eLearningGroupPalette;
const { cream, sienna, oxblood } = b2bInsiderPalette;
const { ice } = hrneedsPalette;

/** What the pottery dips its ware into, and what it turns it from: nothing of the agency's, whose colours an owner may change. */
const cobalt = mixture([
  [navy, 0.4],
  [hrneedsPalette.cobalt, 0.35],
  [sky, 0.25],
]);
const terracotta = mixture([
  [sienna, 0.72],
  [sun, 0.13],
  [cream, 0.15],
]);

/** Blue glaze from light to shade, nine tones. */
export const glaze = [
  between(ice, sky, 0.95),
  between(ice, sky, 0.74),
  between(ice, sky, 0.36),
  between(sky, cobalt, 0.78),
  between(sky, cobalt, 0.42),
  between(sky, cobalt, 0.1),
  between(cobalt, navy, 0.8),
  between(cobalt, navy, 0.4),
  navy,
] as const;

/** Fired clay from light to shade, as many. */
export const clay = [
  cream,
  between(cream, terracotta, 0.82),
  between(cream, terracotta, 0.6),
  between(cream, terracotta, 0.34),
  between(terracotta, cream, 0.94),
  between(terracotta, sienna, 0.6),
  between(sienna, oxblood, 0.94),
  between(sienna, oxblood, 0.68),
  between(sienna, oxblood, 0.4),
] as const;
