/** A mark in its square: three planes by the light they take, brightest first, and its lines, as paths. */
export interface Mark {
  readonly size: number;
  readonly planes: readonly [string, string, string];
  readonly lines: string;
}

/**
 * The brand mark, a cut stone seen from above: a regular octagon and the square through every second corner, whose sides lie at
 * 22.5° and 67.5°, split once along 22.5°. Drawn in 64 × 64, without a letter, so that it outlives a change of name.
 */
export const mark: Mark = {
  size: 64,
  /** The planes by the light they take, brightest first. */
  planes: ['M20.5 4.3h23l16.2 16.2z', 'M20.5 4.3l39.2 16.2L4.3 43.5z', 'M20.5 4.3 4.3 20.5v23z'],
  lines: 'M20.5 4.3h23l16.2 16.2v23L43.5 59.7h-23L4.3 43.5v-23zl39.2 16.2L43.5 59.7 4.3 43.5zM4.3 43.5l55.4-23',
};
