import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export interface RasterOptions {
  readonly width: number;
  readonly height: number;
  /** What a camera notes of how it was held: 6 is a quarter turn. */
  readonly orientation?: number;
  /** A second colour below the first, for telling what is up. */
  readonly colours?: readonly [above: string, below: string];
  readonly clear?: boolean;
  /** How much there is to see: the spread of its noise. */
  readonly detail?: number;
}

/** A picture in the manner of a photograph: light, noise, a place on earth and a profile of wide colours. */
export async function raster(
  folder: string,
  file: string,
  { width, height, orientation = 1, colours = ['#d08030', '#204060'], clear = false, detail = 12 }: RasterOptions,
): Promise<void> {
  const [above, below] = colours;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${below}"/><rect width="100%" height="50%" fill="${above}"/>${clear ? '' : `<circle cx="50%" cy="50%" r="20%" fill="#fff" opacity="0.4"/>`}</svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: detail },
    },
  })
    .png()
    .toBuffer();
  const layers = clear ? [] : [{ input: noise, blend: detail > 12 ? ('overlay' as const) : ('soft-light' as const) }];
  const pixels = sharp(Buffer.from(svg)).composite(layers);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const drawn = clear ? pixels.ensureAlpha(0.5) : pixels.removeAlpha();
  const bytes = await drawn
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'A camera', Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 54/1 0/1' },
    })
    .toFormat(
      file.endsWith('.png') ? 'png' : file.endsWith('.webp') ? 'webp' : file.endsWith('.avif') ? 'avif' : 'jpeg',
    )
    .toBuffer();
  writeFileSync(path, bytes);
}
