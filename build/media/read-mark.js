import { Parser } from 'htmlparser2';
import svgpath from 'svgpath';

/** The square that marks are drawn in, whatever the file's own measures. */
const size = 64;

/** Elements that hold nothing to see, and the groups around what is seen. */
const silent = new Set(['svg', 'g', 'title', 'desc', 'metadata', 'defs']);

/** A mark as three planes and lines, of the text of an SVG file: what is filled, brightest first, and what is stroked. Throws with what keeps it from being one. */
export function readMark(text) {
  const planes = [];
  const lines = [];
  let box;
  const around = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { fill = 'black', stroke = 'none' } = { ...around.at(-1), ...attributes };
        around.push({ fill, stroke });
        if (tag === 'svg')
          box = attributes.viewBox
            ?.trim()
            .split(/[\s,]+/)
            .map(Number);
        if (attributes.transform) throw new Error(`<${tag}> is moved by a transform`);
        if (tag !== 'path' && !silent.has(tag)) throw new Error(`<${tag}> is no path`);
        if (tag !== 'path' || !attributes.d) return;
        if (box?.length !== 4 || box[2] !== box[3]) throw new Error('its viewBox is no square');
        const [x, y, width] = box;
        const drawn = svgpath(attributes.d)
          .translate(-x, -y)
          .scale(size / width)
          .abs()
          .round(2)
          .toString();
        if (fill !== 'none') planes.push(drawn);
        if (stroke !== 'none') lines.push(drawn);
      },
      onclosetag: () => around.pop(),
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (planes.length + lines.length === 0) throw new Error('there is no path in it');
  const [first = '', second = 'M0 0', ...rest] = planes.length > 0 ? planes : ['M0 0z', 'M0 0'];
  return { size, planes: [first, second, rest.join('') || 'M0 0h0'], lines: lines.join('') || planes.join('') };
}
