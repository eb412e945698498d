import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fingerprint } from './asset.ts';

const cacheFolder = '.cache/rasters';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Turns the text of an SVG into a PNG of the given size in pixels, its colours reduced to a palette of 256.
 * Kept by contents: the same drawing is never rasterised twice.
 */
export async function rasterise(svg: string, { width, height }: RasterSize): Promise<Uint8Array> {
  const kept = join(cacheFolder, `${fingerprint(`${sharp.versions.sharp}|${width}x${height}|${svg}`)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await sharp(Buffer.from(svg))
    .resize(width, height)
    .png({ palette: true, effort: 4, dither: 0.6 })
    .toBuffer();
  mkdirSync(cacheFolder, { recursive: true });
  // Written beside and renamed: two builds at once never see half a picture.
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, png);
  renameSync(unfinished, kept);
  return png;
}
