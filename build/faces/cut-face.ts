/// <reference path="./subset-font.d.ts" />
import type { SubsetOptions } from 'subset-font';

/** A font cut down to some characters. */
export async function cutFace(original: Buffer, characters: string, options: SubsetOptions = {}): Promise<Buffer> {
  // Loaded when it is needed: most builds find the fonts kept.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(original, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [],
    // Besides the usual ones, the licence and its address: they travel with the font.
    preserveNameIds: [13, 14],
    ...options,
  });
}
