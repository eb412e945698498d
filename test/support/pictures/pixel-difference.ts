import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures of one page differ. */
export interface PixelDifference {
  /** Different pixels, rows that only the taller picture has among them. */
  readonly pixels: number;
  /** Their part of all pixels, from 0 to 1. */
  readonly share: number;
  /** The smallest box around them; right and bottom are outside it. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly heightBefore: number;
  readonly heightAfter: number;
  /** The picture with what is alike faded and what differs in red, as a PNG. */
  readonly image: Buffer;
}

const red: [number, number, number] = [255, 0, 0];
/** Stands where one picture has no row; pages do not use it, so it differs from whatever the other shows. */
const missing = 'ff00feff';

async function decode(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const padTo = (data: Buffer, bytes: number) =>
  data.length < bytes ? Buffer.concat([data, Buffer.alloc(bytes - data.length, missing, 'hex')]) : data;

function boxOf(output: Buffer, width: number): PixelDifference['box'] {
  const marked = Buffer.from([...red, 255]).readUInt32LE();
  const box = { left: width, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0, pixel = 0; at < output.length; at += 4, pixel++) {
    if (output.readUInt32LE(at) !== marked) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  return box;
}

/** Compares two PNGs of one width pixel by pixel; a pixel differs when any of its values does. Nothing where all are the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PixelDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  if (one.width !== other.width) throw new Error(`Pictures of ${one.width} and ${other.width} px cannot be compared.`);
  const { width } = one;
  const height = Math.max(one.height, other.height);
  const bytes = width * height * 4;
  const output = Buffer.alloc(bytes);
  const options = { threshold: 0, includeAA: true, diffColor: red };
  const pixels = pixelmatch(padTo(one.data, bytes), padTo(other.data, bytes), output, width, height, options);
  if (pixels === 0) return undefined;
  return {
    pixels,
    share: pixels / (width * height),
    box: boxOf(output, width),
    heightBefore: one.height,
    heightAfter: other.height,
    image: await sharp(output, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 3 })
      .toBuffer(),
  };
}
