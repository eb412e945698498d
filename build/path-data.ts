/** One segment of a font's outline, as fontkit lists it. */
export interface Segment {
  readonly command: string;
  readonly args: readonly number[];
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * Path data in relative coordinates, shifted by `left` and `top`: half the bytes of absolute ones.
 * Rounding never adds up, because every step starts where the rounded one before it ended.
 */
export function pathData(segments: readonly Segment[], left: number, top: number, decimals: number): string {
  const factor = 10 ** decimals;
  const shift = [left, top];
  let [at, start] = [
    [0, 0],
    [0, 0],
  ];
  let data = '';
  for (const { command, args } of segments) {
    const letter = letters[command];
    if (!letter)
      throw new Error(
        `build/path-data: the font draws with '${command}', which has no letter here; add it to the table.`,
      );
    const absolute = args.map((value, index) => Math.round((value + shift[index % 2]!) * factor));
    // Glyphs are joined to one path: each begins with an absolute move.
    const first = data === '';
    const steps = first ? absolute : absolute.map((value, index) => value - at![index % 2]!);
    const numbers = steps.map((value) => String(value / factor).replace(/^(-?)0\./, '$1.'));
    data += (first ? 'M' : letter) + numbers.join(' ').replaceAll(' -', '-');
    if (letter === 'z') at = start;
    else at = absolute.slice(-2);
    if (letter === 'm') start = at;
  }
  return data;
}
