import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';
import type svgpath from 'svgpath';
import { type Face, faces, type Outlined, type Outliner } from '../../content/art/outline.tsx';
import { faceFile } from '../faces/face-files.ts';
import { Fault } from '../fault.ts';
import { sourceText } from '../kept/cache.ts';
import { versionsOf } from '../kept/kept-files.ts';
import { openKeptTable } from '../kept/kept-table.ts';

const require = createRequire(import.meta.url);

/** Keeps what a function made of a key, for the whole life of the process: glyphs and fonts never change meanwhile. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Lines and widths that earlier builds have set: most builds set none anew, and open no font. Opened when a picture asks, after the faces were found. */
function openTables() {
  const packages = [...new Set(Object.values(faces).map(({ family, weight }) => faceFile(family, weight).package))];
  /** Whatever lines and widths depend on but their own words. */
  const method = [
    versionsOf('fontkit', 'svgpath', ...packages),
    sourceText('build/pictures/outline.ts', 'content/art/outline.tsx'),
  ].join('|');
  return {
    lines: openKeptTable<Outlined>('outlines', method),
    advances: openKeptTable<readonly [em: number, gaps: number]>('advances', method),
  };
}

let opened: ReturnType<typeof openTables> | undefined;
const tables = () => (opened ??= openTables());

/** Hands what was set to the next build of this machine; nothing where no picture was drawn anew. */
export async function saveOutlines(): Promise<void> {
  await Promise.all([opened?.lines.save(), opened?.advances.save()]);
}

/** Keeps what this build has asked for in the repository, for the first build of a fresh clone. */
export function keepOutlines(): void {
  tables().lines.keep();
  tables().advances.keep();
}

/** A letter at one size in relative steps: where its first one begins, and the rest of them as they are written. */
interface Shape {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

const open = once((face: Face) => {
  const { family, weight, ...style } = faces[face];
  const file = faceFile(family, weight, 'italic' in style);
  const { create } = require('fontkit') as typeof fontkit;
  const font = create(readFileSync(file.path)) as fontkit.Font;
  return { font, shapes: new Map<string, Shape>(), layout: once((text: string) => font.layout(text)) };
});

/** Fonts grow upwards. In relative steps a letter is half as long, and the same wherever it stands. */
function shapeOf(glyph: fontkit.Glyph, scale: number, decimals: number): Shape {
  const path = (require('svgpath') as typeof svgpath)(glyph.path.toSVG())
    .scale(scale, -scale)
    .round(decimals)
    .rel()
    .round(decimals)
    .toString();
  const [start, x, y] = /^[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(path) ?? [''];
  return { x: Number(x), y: Number(y), rest: path.slice(start.length) };
}

/** The width of one line of text in user units; the arithmetic of `outline` without its shapes. */
export function measure(text: string, face: Face, size: number, tracking: number): number {
  const [em, gaps] = tables().advances.of(`${face} ${text}`, () => {
    const { font, layout } = open(face);
    const { positions } = layout(text);
    return [
      positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm,
      Math.max(0, positions.length - 1),
    ];
  });
  return em * size + tracking * size * gaps;
}

/** Path data of one line. Throws where the face lacks a character. */
function setLine(text: string, face: Face, size: number, tracking: number): Outlined {
  const { font, shapes, layout } = open(face);
  const { glyphs, positions } = layout(text);
  const scale = size / font.unitsPerEm;
  const decimals = size < 40 ? 2 : 1;
  const place = (value: number) => Number(value.toFixed(decimals));
  let x = 0;
  let path = '';
  glyphs.forEach((glyph, index) => {
    if (glyph.id === 0)
      throw new Fault(
        `The typeface ${faces[face].family} has no glyph for a character of "${text}", which a picture sets in it.`,
        { file: 'content/art/outline.tsx' },
        'Choose another typeface or other words.',
      );
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const key = `${glyph.id} ${size}`;
    const shape = shapes.get(key) ?? shapeOf(glyph, scale, decimals);
    shapes.set(key, shape);
    if (shape.rest) {
      const left = place(shape.x + place(x + xOffset * scale));
      const top = place(shape.y + place(-yOffset * scale));
      path += `M${left}${top < 0 ? '' : ' '}${top}${shape.rest}`;
    }
    x += xAdvance * scale + tracking * size;
  });
  return { path, width: measure(text, face, size, tracking) };
}

/**
 * Sets one line of text and returns its outline with the baseline's start at the origin.
 * `size` in user units, `tracking` in em. Throws where the face lacks a character.
 */
export const outline: Outliner = (text, face, size, tracking) =>
  tables().lines.of(`${face} ${size} ${tracking} ${text}`, () => setLine(text, face, size, tracking));
