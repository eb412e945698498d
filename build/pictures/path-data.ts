/** One segment of a font's outline, as fontkit lists it. */
export interface Segment {
  readonly command: string;
  readonly args: readonly number[];
}

/** A shape that can be set down anywhere: where its first point lies, and the way from there in relative steps. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly way: string;
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Numbers as path data wants them: no zero before the point, no space before a minus. */
export const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/**
 * A glyph's outline, scaled (the y axis turned: fonts grow upwards), in relative steps: half the bytes of absolute ones.
 * Rounding never adds up, because every step starts where the rounded one before it ended.
 */
export function shapeOf(segments: readonly Segment[], scale: number, decimals: number): Shape {
  const factor = 10 ** decimals;
  const scales = [scale * factor, -scale * factor];
  const [first, ...others] = segments;
  let at = first!.args.map((value, index) => Math.round(value * scales[index]!));
  let start = at;
  const [x, y] = at as [number, number];
  let way = '';
  for (const { command, args } of others) {
    const letter = letters[command];
    if (!letter)
      throw new Error(
        `build/path-data: the font draws with '${command}', which has no letter here; add it to the table.`,
      );
    const absolute = args.map((value, index) => Math.round(value * scales[index % 2]!));
    way += letter + numbers(absolute.map((value, index) => (value - at[index % 2]!) / factor));
    at = letter === 'z' ? start : absolute.slice(-2);
    if (letter === 'm') start = at;
  }
  return { x: x / factor, y: y / factor, way };
}
