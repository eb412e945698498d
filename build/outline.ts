import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { type Face, faces, type Outlined, type Outliner } from '../content/art/outline.tsx';
import { pathData, type Segment } from './path-data.ts';

const require = createRequire(import.meta.url);
const opened = new Map<Face, fontkit.Font>();
const outlined = new Map<string, Outlined>();

function open(face: Face): fontkit.Font {
  const known = opened.get(face);
  if (known) return known;
  const { family, weight, ...style } = faces[face];
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-${'italic' in style ? 'italic' : 'normal'}.woff2`;
  const font = fontkit.create(readFileSync(require.resolve(file))) as fontkit.Font;
  opened.set(face, font);
  return font;
}

/**
 * Sets one line of text and returns its outline with the baseline's start at the origin.
 * `size` in user units, `tracking` in em. Throws where the face lacks a character.
 */
export const outline: Outliner = (text, face, size, tracking) => {
  const key = JSON.stringify([text, face, size, tracking]);
  const known = outlined.get(key);
  if (known) return known;
  const font = open(face);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    if (glyph.id === 0)
      throw new Error(
        `content/art: the face '${face}' has no glyph for a character of "${text}"; choose another face or word.`,
      );
    const position = run.positions[index]!;
    const left = x + position.xOffset * scale;
    // Font outlines grow upwards, SVG's y axis downwards.
    const { commands } = glyph.path.scale(scale, -scale) as unknown as { readonly commands: readonly Segment[] };
    path += pathData(commands, left, -position.yOffset * scale, size < 40 ? 2 : 1);
    x += position.xAdvance * scale + tracking * size;
  });
  const width = Math.max(0, x - tracking * size);
  const result = { path, width };
  outlined.set(key, result);
  return result;
};
