import type * as fontkit from 'fontkit';
import { cutFace } from './cut-face.ts';

/** Ordinary running text: what the average letter width is measured on. */
const sample =
  'We cut the stone until it shines: a website, a brand and the words that carry both, made for people who decide. ' +
  'Wij slijpen tot het schittert: een website, een merk en de woorden die beide dragen, gemaakt voor wie beslist.';

/** What a line of a face takes, in em. */
export interface Measures {
  /** Of the sample. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a font at one weight. */
export async function measureFace(original: Buffer, weight: number | undefined): Promise<Measures> {
  const cut = await cutFace(original, sample, {
    keepFeatures: ['kern', 'liga'],
    variationAxes: weight === undefined ? {} : { wght: weight },
  });
  // Loaded when it is needed: most builds find the measures kept.
  const { create } = (await import('fontkit')) as typeof fontkit;
  const font = create(cut) as fontkit.Font;
  const em = (units: number) => units / font.unitsPerEm;
  return { width: em(font.layout(sample).advanceWidth), ascent: em(font.ascent), descent: em(-font.descent) };
}
