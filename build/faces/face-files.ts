import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFaces } from '../../content/cases/case-faces.ts';
import { faces } from '../../content/look.ts';
import { Fault } from '../fault.ts';
import { findText } from '../source-files.ts';

/** What a Fontsource package says of its typeface. */
interface Metadata {
  readonly weights: readonly number[];
  readonly styles: readonly string[];
  readonly category: string;
  readonly variable: false | { readonly wght?: { readonly min: string; readonly max: string } };
}

/** An installed package of one typeface. */
interface FacePackage extends Metadata {
  readonly id: string;
  readonly package: string;
}

/** A file of a typeface, and what it is for. */
export interface FaceFile {
  readonly package: string;
  /** From the top of the project. */
  readonly path: string;
  readonly weight: number;
  readonly italic: boolean;
}

/** Where a typeface is named, and the packages it may come in, the best first. */
interface Wanted {
  readonly name: string;
  readonly file: string;
  readonly scopes: readonly ['@fontsource'] | readonly ['@fontsource-variable', '@fontsource'];
}

/** 'Instrument Sans' as its packages are called. */
export const idOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

const folderOf = (name: string) => join('node_modules', name);

/** The package of a typeface; nothing where none is installed. */
function findPackage({ name, scopes }: Wanted): FacePackage | undefined {
  const id = idOf(name);
  for (const scope of scopes) {
    const metadata = join(folderOf(`${scope}/${id}`), 'metadata.json');
    if (existsSync(metadata))
      return { ...(JSON.parse(readFileSync(metadata, 'utf8')) as Metadata), id, package: `${scope}/${id}` };
  }
  return undefined;
}

function notInstalled({ name, file, scopes }: Wanted): Fault {
  const [first, second] = scopes.map((scope) => `\`npm install --save-dev ${scope}/${idOf(name)}\``);
  const otherwise = second ? `, or ${second} where npm finds no variable form of it` : '';
  return new Fault(
    `The typeface '${name}' is not installed.`,
    findText(file, `'${name}'`),
    `Write its name as fontsource.org lists it, then ${first}${otherwise}.`,
  );
}

function packageOf(wanted: Wanted): FacePackage {
  const found = findPackage(wanted);
  if (!found) throw notInstalled(wanted);
  return found;
}

const look = 'content/look.ts';
const display: Wanted = { name: faces.display, file: look, scopes: ['@fontsource'] };
/** All weights in one file are lighter than several. */
const text: Wanted = { name: faces.text, file: look, scopes: ['@fontsource-variable', '@fontsource'] };
const ofClients: readonly Wanted[] = Object.values(caseFaces).map(({ family }) => ({
  name: family,
  file: 'content/cases/case-faces.ts',
  scopes: ['@fontsource'],
}));

/** The typefaces that are named in content and not installed. */
export const faceFaults = (): readonly Fault[] =>
  [display, text, ...ofClients].filter((wanted) => !findPackage(wanted)).map(notInstalled);

/** The package that headlines are set from, and the one of text. */
const sitePackages = () => ({ display: packageOf(display), text: packageOf(text) });

/** The packages of all typefaces that the site passes on. */
export const facePackages = (): readonly string[] =>
  [text, display, ...ofClients].map((wanted) => packageOf(wanted).package);

const nearest = (weights: readonly number[], weight: number) =>
  weights.reduce((best, other) => (Math.abs(other - weight) < Math.abs(best - weight) ? other : best));

function fileIn(found: FacePackage, weight: number, italic: boolean): FaceFile {
  const drawn = nearest(found.weights, weight);
  const leans = italic && found.styles.includes('italic');
  const name = `${found.id}-latin-${drawn}-${leans ? 'italic' : 'normal'}.woff2`;
  return {
    package: found.package,
    path: join(folderOf(found.package), 'files', name),
    weight: drawn,
    italic: leans,
  };
}

/** A file of the typeface of that name: of the nearest weight that it has, upright where it has no italics. */
export function faceFile(name: string, weight: number, italic = false): FaceFile {
  // What is read may be installed with all of its weights in one file: drawings take the lightest.
  if (name === faces.text) return textFaces(packageOf(text))[0]!.source;
  const file = name === faces.display ? look : 'content/art/outline.tsx';
  return fileIn(packageOf({ name, file, scopes: ['@fontsource'] }), weight, italic);
}

/** One font of the site. */
export interface SiteFace {
  /** Of its file. */
  readonly name: string;
  readonly family: string;
  readonly category: string;
  readonly source: FaceFile;
  /** The weights it is used for, as `font-weight` of its rule; absent where it has one alone. */
  readonly weights?: readonly [least: number, most: number];
  /** For all weights in one file. */
  readonly variationAxes?: { readonly wght: { readonly min: number; readonly max: number } };
}

/** The weights that style sheets ask of text (styles/): regular ones up to 500, and bold ones. */
const textWeights = { least: 400, most: 700, bold: 600 } as const;

function textFaces(found: FacePackage): readonly SiteFace[] {
  const { id, category, variable } = found;
  const face = { family: faces.text, category };
  if (found.package.startsWith('@fontsource/') || !variable || !variable.wght) {
    const regular = {
      ...face,
      name: id,
      source: fileIn(found, textWeights.least, false),
      weights: [400, 500],
    } as const;
    const bold = {
      ...face,
      name: `${id}-bold`,
      source: fileIn(found, textWeights.bold, false),
      weights: [600, 700],
    } as const;
    return regular.source.weight === bold.source.weight ? [{ ...regular, weights: [400, 700] }] : [regular, bold];
  }
  const [min, max] = [
    Math.max(textWeights.least, Number(variable.wght.min)),
    Math.min(textWeights.most, Number(variable.wght.max)),
  ];
  const path = join(folderOf(found.package), 'files', `${id}-latin-wght-normal.woff2`);
  return [
    {
      ...face,
      name: id,
      source: { package: found.package, path, weight: min, italic: false },
      weights: [textWeights.least, textWeights.most],
      variationAxes: { wght: { min, max } },
    },
  ];
}

/** Every font of the site: headlines upright and leaning, then text. A face that serves as both is there once. */
export function siteFaces(): readonly SiteFace[] {
  const { display: headlines, text: running } = sitePackages();
  const { id, category } = headlines;
  const face = { family: faces.display, category };
  const upright = { ...face, name: id, source: fileIn(headlines, 400, false) };
  const leaning = { ...face, name: `${id}-italic`, source: fileIn(headlines, 400, true) };
  return [...(id === running.id ? [] : [upright]), ...(leaning.source.italic ? [leaning] : []), ...textFaces(running)];
}
