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

/** The outline of a cell, moved by so much. */
const moved = (outline: string, dx: number, dy: number) =>
  outline.replace(/([MHVA])([^A-Z]*)/g, (_, command: string, values: string) => {
    const numbers = values.split(' ').map(Number);
    if (command === 'V') return `V${numbers[0]! + dy}`;
    const x = numbers.length - (command === 'H' ? 1 : 2);
    return command + numbers.map((value, at) => (at === x ? value + dx : at === x + 1 ? value + dy : value)).join(' ');
  });

/** A pattern from the organiser's building set, written as rows of letters; one outline, and a hair wider, so that no seam shows between its cells. */
export function Tiles({ x, y, size, rows, fill }: TilesProps) {
  const cells = rows.flatMap((row, down) =>
    [...row].map((letter, across) => moved(modules[letter] ?? '', across * 100, down * 100)),
  );
  return <path transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill} stroke={fill} d={cells.join('')} />;
}
