import { colours as own } from '../../content/look.ts';
import { contrast, mix } from '../../pages/colour.ts';
import { Fault } from '../fault.ts';
import { findText } from '../source-files.ts';

export type Palette = Readonly<Record<keyof typeof own, string>>;
type Name = keyof Palette;

/** A colour, what it stands on or beside, and the contrast it needs there. */
interface Pair {
  readonly front: Name;
  readonly ground: Name;
  readonly least: number;
  readonly why: string;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.3 for text from 24 px (18.7 px bold), 1.4.11 for lines, marks and buttons. */
const text = { least: 4.5, why: 'text needs' } as const;
const large = { least: 3, why: 'large text, lines and marks need' } as const;
/** One gold has to be told from the dark grounds and from the light ones: three times three, and a little for rounding. */
const apart = { least: 9.6, why: 'what has to show on both of them needs' } as const;

const on = (
  front: Name,
  grounds: readonly Name[],
  need: { readonly least: number; readonly why: string },
): readonly Pair[] => grounds.map((ground) => ({ front, ground, ...need }));

/** In the order in which they are decided: a colour is held against those before it alone. */
const pairs: readonly Pair[] = [
  ...on('ink', ['paper'], { ...apart, least: 12 }),
  ...on('warm', ['ink'], apart),
  ...on('inkRaised', ['paper', 'warm'], apart),
  ...on('sand', ['ink'], apart),
  // Planes in its shade hold some deep gold, and words.
  ...on('goldLight', ['ink'], { ...text, least: 7 }),
  ...on('goldLight', ['inkRaised'], text),
  ...on('goldDeep', ['ink', 'inkRaised', 'paper', 'warm'], large),
  ...on('goldText', ['paper', 'warm', 'goldLight'], text),
  ...on('goldQuiet', ['goldLight'], text),
  // The flaps of the envelope are sand with some deep gold in it.
  ...on('goldQuiet', ['sand'], { ...text, least: 6.5 }),
  ...on('stoneLight', ['ink'], text),
  // Planes in a faint light are raised ink with some gold in it.
  ...on('stoneLight', ['inkRaised'], { ...text, least: 5.5 }),
  ...on('stone', ['paper', 'warm', 'ink'], large),
  ...on('stoneDark', ['paper', 'warm', 'sand'], text),
  ...on('action', ['paper', 'warm', 'ink'], large),
  ...on('actionDeep', ['paper'], text),
  ...on('danger', ['paper', 'warm'], text),
  ...on('dangerLight', ['ink', 'inkRaised'], text),
];

/** So far the lightest or darkest colour that anything needs has to be from the ground it starts from. */
const room = 12;

const holds = (front: string, ground: string, least: number) => contrast(front, ground) >= least;

/** The nearest colour on the way to black or white with which all of it holds. */
function nearest(colour: string, suits: (candidate: string) => boolean): string {
  for (let step = 0; step <= 256; step += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mix(end, colour, step / 256);
      if (suits(candidate)) return candidate;
    }
  }
  return colour;
}

/** The palette with every pair in order: each colour is the one given, or the nearest that holds beside those decided before it. */
function mendPalette(palette: Palette): Palette {
  const mended: Record<Name, string> = { ...palette };
  mended.paper = nearest(palette.paper, (one) => holds(one, '#000000', room) || holds(one, '#ffffff', room));
  for (const name of new Set(pairs.map(({ front }) => front))) {
    const needs = pairs.filter(({ front }) => front === name);
    const wanted = palette[name];
    const suits = (one: string) => needs.every(({ ground, least }) => holds(one, mended[ground], least));
    mended[name] = suits(wanted) ? wanted : nearest(wanted, suits);
  }
  return mended;
}

const file = 'content/look.ts';
const written = /^#[0-9a-f]{6}$/i;

/** Each colour of a palette with which something could not be read, with the nearest one that holds. */
export function paletteFaults(palette: Palette = own): readonly Fault[] {
  const names = Object.keys(palette) as Name[];
  const wrong = names.filter((name) => !written.test(palette[name]));
  if (wrong.length > 0) {
    return wrong.map(
      (name) =>
        new Fault(
          `The colour '${name}' is "${palette[name]}".`,
          findText(file, `${name}:`),
          'Write it as # and six hexadecimal digits, such as #7a5d1c.',
        ),
    );
  }
  const mended = mendPalette(palette);
  return names
    .filter((name) => mended[name] !== palette[name])
    .map((name) => {
      const worst = pairs
        .filter(({ front }) => front === name)
        .map((pair) => ({ ...pair, ratio: contrast(palette[name], mended[pair.ground]) }))
        .sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
      const found = worst
        ? `'${name}' (${palette[name]}) on '${worst.ground}' (${mended[worst.ground]}) has a contrast of ${worst.ratio.toFixed(2)}; ${worst.why} ${worst.least}.`
        : `'${name}' (${palette[name]}) is neither light nor dark: nothing stands out from it enough.`;
      return new Fault(
        found,
        findText(file, `${name}:`),
        `Write ${name}: '${mended[name]}', the nearest value that holds.`,
      );
    });
}
