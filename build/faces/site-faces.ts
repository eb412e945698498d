import { readFileSync } from 'node:fs';
import { budgets } from '../../content/budgets.ts';
import { faces } from '../../content/look.ts';
import { fingerprint } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { Fault } from '../fault.ts';
import { openKeptFiles, versionsOf } from '../kept/kept-files.ts';
import { cutFace } from './cut-face.ts';
import { type SiteFace, siteFaces } from './face-files.ts';
import { familyList, fallbackRules, type MeasuredFamily } from './fallback-faces.ts';
import { type Measures, measureFace } from './measure-face.ts';

/** What the words of the site are written with: every page asks for these. */
const common =
  ' !#%&()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' + 'áäèéëïóöü' + '–‘’“”„·€©°\u00a0';
/** What else names, prices and code may need: asked for by a page that holds one of them, and by the form where one is typed. */
const rare = '"\'$*<=>[\\]^_`{|}~ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàâçêíîñôùúû—…•×−«»';

/** Common characters that headlines do without: they are rare in a typeface that is not that of text. */
const rareInHeadlines = '#()/;·©';

interface Characters {
  readonly common: string;
  readonly rare: string;
}

function charactersOf({ family }: SiteFace): Characters {
  if (family === faces.text) return { common, rare };
  const ofHeadlines = [...common].filter((character) => !rareInHeadlines.includes(character));
  return { common: ofHeadlines.join(''), rare: rare + rareInHeadlines };
}

/** The rare characters as style sheets write them; a range may hold what no font of ours has, but nothing common. */
function rareRanges({ common, rare }: Characters): string {
  const codes = (characters: string) => [...characters].map((character) => character.codePointAt(0)!);
  const [first, ...others] = codes(rare).sort((one, other) => one - other);
  const ranges = [[first!, first!]];
  for (const code of others) {
    const last = ranges.at(-1)!;
    if (codes(common).some((between) => between > last[1]! && between < code)) ranges.push([code, code]);
    else last[1] = code;
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from!)}${from === to ? '' : `-${hex(to!)}`}`).join(', ');
}

/** The typefaces of the site, as pages use them. */
export interface SiteFaces {
  /** The fonts, by the name of their file. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The rules that make them known, which refer to `face:<file>`. */
  readonly rules: string;
  /** The rules of what stands in their place until they are there. */
  readonly fallbacks: string;
  /** The values of `font-family`. */
  readonly families: { readonly serif: string; readonly sans: string };
  /** Names of the fonts of the first screen: one that came with the style sheet would come after the first paint. */
  readonly preloaded: readonly string[];
}

const kept = openKeptFiles('faces');

/** Keeps the fonts in the repository, for the first build of a fresh clone. */
export const keepSiteFaces = kept.save;

/** A thing made of a font by this folder, from an earlier build where one made it. */
function made(file: string, face: SiteFace, from: string, make: (original: Buffer) => Promise<string | Uint8Array>) {
  const sources = ['site-faces', 'cut-face', 'measure-face'].map((name) => `build/faces/${name}.ts`);
  const method = `${versionsOf('subset-font', 'fontkit', face.source.package)}|${sourceText(...sources)}`;
  const key = fingerprint(`${method}|${face.source.path}|${JSON.stringify(face.variationAxes)}|${from}`);
  const original = () => readFileSync(face.source.path);
  return kept.of(file, key, () => cached('faces', `${key} ${file}`, () => make(original())));
}

/** Cut to characters; `features` are those of OpenType that stay. */
const cut = (file: string, face: SiteFace, characters: string, keepFeatures: readonly string[]) =>
  made(file, face, `${characters}|${keepFeatures.join()}`, (original) =>
    cutFace(original, characters, {
      keepFeatures,
      ...(face.variationAxes && { variationAxes: face.variationAxes }),
    }),
  );

async function measured(face: SiteFace): Promise<MeasuredFamily['styles']> {
  const { variationAxes, weights, source } = face;
  const heaviest = variationAxes?.wght.max;
  const file = await made(`${face.name}.json`, face, 'measures', async (original) =>
    JSON.stringify([
      await measureFace(original, variationAxes?.wght.min),
      ...(heaviest ? [await measureFace(original, heaviest)] : []),
    ]),
  );
  const [regular, bold] = JSON.parse(Buffer.from(file).toString()) as [Measures, Measures?];
  if (!weights) return [{ style: source.italic ? 'italic' : 'normal', measures: regular }];
  const style = weights[0] >= 600 ? 'bold' : 'normal';
  if (!bold) return [{ style, weight: weights.join(' '), measures: regular }];
  return [
    { style, weight: '400 500', measures: regular },
    { style: 'bold', weight: '600 700', measures: bold },
  ];
}

function ruleOf({ family, source, weights }: SiteFace, file: string, range?: string): string {
  const declarations = [
    `font-family: '${family}'`,
    ...(source.italic ? ['font-style: italic'] : []),
    ...(weights ? [`font-weight: ${weights.join(' ')}`] : []),
    `src: url('face:${file}') format('woff2')`,
    // One that comes too late for the first paint waits for the next page: text never moves under a reader.
    'font-display: optional',
    ...(range ? [`unicode-range: ${range}`] : []),
  ];
  return `@font-face { ${declarations.join('; ')} }`;
}

/** Refuses faces that weigh too much on the way to the first words a visitor reads. */
function weigh(files: readonly (readonly [string, Uint8Array])[]): void {
  const figure = (bytes: number) => bytes.toLocaleString('en-GB');
  const total = files.reduce((sum, [, { length }]) => sum + length, 0);
  if (total <= budgets.faces) return;
  throw new Fault(
    `The typefaces of the site have ${figure(total)} bytes, ${figure(total - budgets.faces)} more than they may have: ${files.map(([file, { length }]) => `${file} ${figure(length)}`).join(', ')}.`,
    { file: 'content/look.ts' },
    'Choose lighter ones in `faces`, or raise `faces` in content/budgets.ts (and `fonts`, which is all fonts together).',
  );
}

async function make(): Promise<SiteFaces> {
  const all = siteFaces();
  const fonts = await Promise.all(
    all.map(async (face) => {
      const [file, rest] = [`${face.name}.woff2`, `${face.name}-rare.woff2`];
      const characters = charactersOf(face);
      return {
        face,
        file: [file, await cut(file, face, characters.common, ['kern', 'liga', 'tnum'])] as const,
        rest: [rest, await cut(rest, face, characters.rare, [])] as const,
        styles: await measured(face),
      };
    }),
  );
  weigh(fonts.map(({ file }) => file));
  const families = [...new Set(all.map(({ family }) => family))].map((family): MeasuredFamily => ({
    family,
    category: all.find((face) => face.family === family)!.category,
    styles: fonts.flatMap(({ face, styles }) => (face.family === family ? styles : [])),
  }));
  const listOf = (name: string) => familyList(families.find(({ family }) => family === name)!);
  return {
    files: new Map(fonts.flatMap(({ file, rest }) => [file, rest])),
    rules: [
      ...fonts.map(({ face, file: [name] }) => ruleOf(face, name)),
      ...fonts.map(({ face, rest: [name] }) => ruleOf(face, name, rareRanges(charactersOf(face)))),
    ].join('\n'),
    fallbacks: families.map(fallbackRules).join(''),
    families: { serif: listOf(faces.display), sans: listOf(faces.text) },
    preloaded: all.map(({ name }) => name),
  };
}

let faceFiles: Promise<SiteFaces> | undefined;

/**
 * The faces that content/look.ts names, cut down to the characters of the site, with system faces measured to stand in their place.
 * Throws a Fault for one that is not installed or weighs too much.
 */
export const makeSiteFaces = (): Promise<SiteFaces> => (faceFiles ??= make());
