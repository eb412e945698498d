import { vosLamPalette as colour } from '../cases/vos-lam/palette.ts';
import type { Face } from '../outline.tsx';
import { firm, left, type Name, right } from './logo-names.ts';

/** What a piece wore before: a ground, a colour for what is drawn on it, and a name or mark of its own, which a face, a size and a place under its middle tell from all others. */
export interface Skin {
  readonly fill: string;
  readonly line: string;
  readonly says?: readonly [text: string, face: Face, size: number, fill: string, x?: number, y?: number];
}

/** No two of them were made together. */
export const past: Readonly<Record<Name, Skin>> = {
  letter: { fill: colour.copy, line: colour.navy, says: [left, 'fredoka', 150, colour.grass, 0, 180] },
  envelope: { fill: colour.rose, line: colour.brick, says: ['&', 'marcellus', 120, colour.brick, -96, 80] },
  card: { fill: colour.bottle, line: colour.mist, says: [firm, 'grotesk-bold', 58, colour.tangerine, 0, 6] },
  bag: { fill: colour.brick, line: colour.rose, says: ['&', 'fredoka-bold', 330, colour.mist, 0, 150] },
  tag: { fill: colour.lilac, line: colour.navy, says: [firm, 'cormorant-italic', 52, colour.navy, 30, 16] },
  sign: { fill: colour.chalk, line: colour.navy, says: [right, 'jakarta-bold', 124, colour.navy, 0, 60] },
  badge: { fill: colour.mist, line: colour.brick, says: ['&', 'mulish-bold', 130, colour.tangerine, 0, 30] },
  brochure: { fill: colour.lilac, line: colour.bottle, says: ['&', 'marcellus', 120, colour.bottle, 0, 40] },
  page: { fill: colour.mist, line: colour.bottle, says: ['&', 'grotesk-bold', 450, colour.bottle, 20, 160] },
  sticker: { fill: colour.tangerine, line: colour.chalk, says: ['&', 'jakarta-bold', 150, colour.chalk, 0, 52] },
  van: { fill: colour.chalk, line: colour.brick, says: [left, 'bricolage-bold', 44, colour.brick, -58, -8] },
  banner: { fill: colour.grass, line: colour.bottle, says: ['&', 'cormorant-italic', 340, colour.chalk, -16, 100] },
};
