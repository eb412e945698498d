import { fingerprint } from '../asset.ts';
import { cached } from '../kept/cache.ts';
import { versionsOf } from '../kept/kept-files.ts';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

const encoding = { palette: true, effort: 4, dither: 0.6 } as const;

/** A digest of all that the pixels of a picture depend on. */
export const rasterSource = (svg: string, { width, height }: RasterSize): string =>
  fingerprint([versionsOf('sharp'), `${width}x${height}`, JSON.stringify(encoding), svg].join('|'));

/**
 * Turns the text of an SVG into a PNG of the given size in pixels, its colours reduced to a palette of 256.
 * Cached by `source`, which is its `rasterSource`: the same drawing is never rasterised twice, nor drawn for it.
 */
export const rasterise = (source: string, draw: () => string, { width, height }: RasterSize): Promise<Uint8Array> =>
  cached('rasters', source, async () => {
    const { default: sharp } = await import('sharp');
    // Threads that share a picture do not always part it alike, and a pixel in a thousand builds differs; pictures are drawn side by side anyway.
    sharp.concurrency(1);
    return sharp(Buffer.from(draw())).resize(width, height).png(encoding).toBuffer();
  });
