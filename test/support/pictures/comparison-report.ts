import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureName } from './picture.ts';
import type { PixelDifference } from './pixel-difference.ts';

/** A page that differs at a width. */
export interface PageDifference extends PixelDifference {
  readonly address: string;
  readonly width: number;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Everything about a difference but its pictures, which are too large to be held for every page. */
export type DifferenceRow = Omit<PageDifference, 'before' | 'after' | 'image'>;

const sides = ['before', 'after', 'difference'] as const;

const fileOf = ({ address, width }: DifferenceRow, side: (typeof sides)[number]) =>
  `${width}/${pictureName(address)}-${side}.png`;

/** Writes the three pictures of a difference. */
export function writePictures(folder: string, difference: PageDifference): void {
  mkdirSync(join(folder, String(difference.width)), { recursive: true });
  const { before, after, image } = difference;
  for (const [side, png] of [
    ['before', before],
    ['after', after],
    ['difference', image],
  ] as const) {
    writeFileSync(join(folder, fileOf(difference, side)), png);
  }
}

// Never 0.00% of a picture that differs, nor 100% of one that is alike anywhere.
const percent = (share: number) => (share < 0.0001 ? '<0.01%' : `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`);

/** The facts of a difference, as the columns of the table. */
const cells = ({ address, width, pixels, share, box, heightBefore, heightAfter }: DifferenceRow) => [
  address,
  String(width),
  pixels.toLocaleString('en'),
  percent(share),
  `${box.left}–${box.right}`,
  `${box.top}–${box.bottom}`,
  heightBefore === heightAfter ? String(heightBefore) : `${heightBefore} → ${heightAfter}`,
];
const headings = ['page', 'width', 'pixels', 'of all', 'box x', 'box y', 'height'];

/** The differences as a table of text. */
export function formatTable(rows: readonly DifferenceRow[]): string {
  const lines = [headings, ...rows.map(cells)];
  const columns = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, column) => (column ? cell.padStart(columns[column]!) : cell.padEnd(columns[0]!))))
    .map((line) => line.join('  '))
    .join('\n');
}

const figure = (row: DifferenceRow) =>
  `<h2>${row.address} at ${row.width} px</h2><p>${cells(row)
    .map((cell, at) => `${headings[at]} ${cell}`)
    .slice(2)
    .join(', ')}</p><section>${sides
    .map((side) => [side, fileOf(row, side)] as const)
    .map(
      ([side, file]) =>
        `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`,
    )
    .join('')}</section>`;

/** Writes the page that shows before, after and difference of everything that differs side by side. */
export function writeIndex(folder: string, title: string, rows: readonly DifferenceRow[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
body{margin:2rem;background:#777;font:14px/1.4 system-ui}section{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
figure{margin:0}img{inline-size:100%;block-size:auto}</style><h1>${title}</h1>
${rows.map(figure).join('\n')}</html>\n`,
  );
}
