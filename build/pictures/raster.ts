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
    // Threads that share a picture do not always part it alike; pictures are drawn side by side anyway.
    sharp.concurrency(1);
    const svg = Buffer.from(draw());
    const pixels = () => sharp(svg).resize(width, height).png(encoding).toBuffer();
    // Still a pixel in some thousand pictures differs by one step: what two drawings agree on is the picture.
    let [before, now] = [await pixels(), await pixels()];
    while (!before.equals(now)) [before, now] = [now, await pixels()];
    return now;
  });
