import { cached } from '../cache.ts';
import { versionsOf } from '../kept-files.ts';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

const encoding = { palette: true, effort: 4, dither: 0.6 } as const;

const settingsOf = ({ width, height }: RasterSize) => `${width}x${height}|${JSON.stringify(encoding)}`;

/** All that the pixels of a picture depend on. */
export const rasterSource = (svg: string, size: RasterSize): string =>
  [versionsOf('sharp'), settingsOf(size), svg].join('|');

/**
 * Turns the text of an SVG into a PNG of the given size in pixels, its colours reduced to a palette of 256.
 * Cached by contents: the same drawing is never rasterised twice.
 */
export const rasterise = (svg: string, size: RasterSize): Promise<Uint8Array> =>
  cached('rasters', `${settingsOf(size)}|${svg}`, async () => {
    const { default: sharp } = await import('sharp');
    // Threads that share a picture do not always part it alike, and a pixel in a thousand builds differs; pictures are drawn side by side anyway.
    sharp.concurrency(1);
    return sharp(Buffer.from(svg)).resize(size.width, size.height).png(encoding).toBuffer();
  });
