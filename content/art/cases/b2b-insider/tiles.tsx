/** What may fill one cell of 100 units, by the letter that stands for it in a pattern. */
const modules: Readonly<Record<string, string>> = {
  o: 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z',
  B: 'M0 0H50A25 25 0 0 1 50 50A25 25 0 0 1 50 100H0Z',
  E: 'M100 0H50A25 25 0 0 0 50 50A25 25 0 0 0 50 100H100Z',
  n: 'M0 100V50A50 50 0 0 1 100 50V100Z',
  u: 'M0 0V50A50 50 0 0 0 100 50V0Z',
  c: 'M100 0H50A50 50 0 0 0 50 100H100Z',
  d: 'M0 0H50A50 50 0 0 1 50 100H0Z',
  q: 'M0 100V0A100 100 0 0 1 100 100Z',
  p: 'M0 0H100A100 100 0 0 1 0 100Z',
  z: 'M100 0V100A100 100 0 0 1 0 0Z',
  r: 'M100 100H0A100 100 0 0 1 100 0Z',
  i: 'M34 50A16 16 0 0 1 66 50A16 16 0 0 1 34 50Z',
  '#': 'M0 0H100V100H0Z',
  R: 'M0 100A100 100 0 0 1 100 0V56A44 44 0 0 0 56 100Z',
  Q: 'M100 100A100 100 0 0 0 0 0V56A44 44 0 0 1 44 100Z',
};

interface TilesProps {
  readonly x: number;
  readonly y: number;
  /** Edge of one cell. */
  readonly size: number;
  /** One letter a cell, one string a row; a dot is empty. */
  readonly rows: readonly string[];
  readonly fill: string;
}

/** A pattern from the organiser's building set, written as rows of letters. */
export function Tiles({ x, y, size, rows, fill }: TilesProps) {
  const cells = rows.flatMap((row, down) => [...row].map((letter, across) => ({ letter, across, down })));
  // The stroke lets neighbours overlap by a pixel each way at the size of a post on a page (310 of 540 px): a hair less leaves a seam.
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill} stroke={fill} strokeWidth="3">
      {cells.map(({ letter, across, down }) =>
        letter === '.' ? null : (
          <path key={`${across} ${down}`} transform={`translate(${across * 100} ${down * 100})`} d={modules[letter]} />
        ),
      )}
    </g>
  );
}
