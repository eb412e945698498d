import { site } from '../../content/site.ts';
import { type ShareFrame, type ShareRun, shareColumns } from '../../content/art/brand/share-card.tsx';
import { measure } from './outline.ts';

const tracking = -0.02;
/** Where the first line's capitals start, and where the last line must end: the brand stands below. */
const top = 72;
const bottom = 470;
/** Of the em: how high the face's capitals are, and how far its letters hang. */
const capital = 0.7;
const descent = 0.22;

/** Sizes in pixels: 56 on a card of 1200 is 18.7 on one of 400, and still read. */
const sizes = [196, 164, 146, 128, 116, 104, 94, 84, 76, 68, 62, 56] as const;
const detailSizes = [80, 72, 66, 60, 56] as const;

interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

const widthOf = (text: string, size: number) => measure(text, 'serif', size, tracking);
const heightOf = ({ size, lines }: Lines) => lines.length * size * leading(size);
const leading = (size: number) => (size > 90 ? 0.98 : 1.06);

/** Words in as few lines as the width allows. */
function fill(words: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be: no word is left alone at the end. */
function balance(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  const widest = fill(words, size, width);
  let best = widest;
  for (let narrower = width - size / 2; narrower > width / 2; narrower -= size / 2) {
    const lines = fill(words, size, narrower);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

/** The text at the largest size at which its longest word fits the width and its lines the height. */
function fit(text: string, choice: readonly number[], width: number, height: number): Lines {
  const set = (size: number): Lines => ({ size, lines: balance(text, size, width) });
  const fits = (size: number) => {
    const lines = set(size);
    return heightOf(lines) <= height && lines.lines.every((line) => widthOf(line, size) <= width);
  };
  return set(choice.find(fits) ?? choice.at(-1)!);
}

/** The last word of a claim shines, as it does on the home page. */
function shine(runs: readonly ShareRun[]): readonly ShareRun[] {
  const last = runs.at(-1)!;
  const [, before = '', word = last.text] = /^(.* )?(\S+)$/.exec(last.text) ?? [];
  const words = runs.slice(0, -1).map((run): ShareRun => ({ ...run, tone: 'warm' }));
  if (before) words.push({ ...last, text: before.trimEnd(), tone: 'warm' });
  return [...words, { ...last, text: word, face: 'serif-italic', x: Math.round(last.x + widthOf(before, last.size)) }];
}

/**
 * A page's title set for its share card, without the brand that stands at its end or its start: what stands before a colon as
 * large as it can be, the rest as its detail.
 */
export function setShareTitle(title: string, frame: ShareFrame): readonly ShareRun[] {
  const claim = `${site.name} - `;
  if (title.startsWith(claim)) return shine(setShareTitle(title.slice(claim.length), frame));
  const { x, width } = shareColumns[frame];
  const [lead = '', ...rest] = title.replace(` | ${site.name}`, '').split(': ');
  const height = bottom - top;
  const detail = rest.length > 0 ? fit(rest.join(': '), detailSizes, width, height * 0.6) : undefined;
  const gap = detail ? 18 : 0;
  const head = fit(lead, sizes, width, detail ? height - heightOf(detail) - gap : height);
  const runs: ShareRun[] = [];
  let y = top + head.size * capital;
  for (const text of head.lines) {
    runs.push({ text, face: 'serif', tone: 'gold', size: head.size, x, y: Math.round(y) });
    y += head.size * leading(head.size);
  }
  if (!detail) return runs;
  y += gap + detail.size * capital - head.size * (leading(head.size) - descent);
  for (const text of detail.lines) {
    runs.push({ text, face: 'serif', tone: 'warm', size: detail.size, x, y: Math.round(y) });
    y += detail.size * leading(detail.size);
  }
  return runs;
}
