import { favicon, tileIcon } from '../../content/art/brand/icon.tsx';
import { openKeptFiles } from '../kept/kept-files.ts';
import type { OutputFile } from '../output.ts';
import { drawSvg } from './pictures.tsx';
import { rasterise, rasterSource } from './raster.ts';

/** Where the icons stand, below the base path: browsers and phones ask for some of these names by themselves. */
export const iconPaths = {
  svg: 'favicon.svg',
  ico: 'favicon.ico',
  touch: 'apple-touch-icon.png',
} as const;

const source = 'content/art/brand/icon.tsx';

const kept = openKeptFiles('icons');

/** Keeps the icons in the repository, for the first build of a fresh clone. */
export const keepIcons = kept.save;

/** Draws the set: SVG that knows dark mode, 32 px ICO, 180 px touch icon, two maskable tiles for the manifest. */
export async function makeIcons(): Promise<readonly OutputFile[]> {
  const tile = drawSvg(tileIcon);
  const square = (side: number) => {
    const size = { width: side, height: side };
    const from = rasterSource(tile, size);
    return kept.of(`${side}.png`, from, () => rasterise(from, () => tile, size));
  };
  const png = async (path: string, side: number) => ({ path, contents: await square(side), source });
  return Promise.all([
    { path: iconPaths.svg, contents: drawSvg(favicon), source },
    square(32).then((image) => ({
      path: iconPaths.ico,
      contents: ico(image, 32),
      source,
    })),
    png(iconPaths.touch, 180),
    png('icon-192.png', 192),
    png('icon-512.png', 512),
  ]);
}

/** An ICO file that holds one PNG (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)): directory of 6 bytes, one entry of 16, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
