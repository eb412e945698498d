import { readFileSync } from 'node:fs';
import { locales } from '../content/locale.ts';
import { site } from '../content/site.ts';
import { listFiles } from './kept/list-files.js';

/** A path as messages and addresses write it, on every system. */
export const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/** Every file below a folder of the project, in a fixed order. */
export const filesBelow = (folder: string): readonly string[] =>
  listFiles(folder)
    .map((file) => `${folder}/${file}`)
    .sort();

/** Where something stands in the sources. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number;
}

/** A source file as it reads once the brand's name is filled in. */
const read = (file: string) => readFileSync(file, 'utf8').replaceAll('${site.name}', site.name);

function placeIn(file: string, words: string): SourcePlace | undefined {
  const at = read(file).indexOf(words);
  return at < 0 ? undefined : { file, line: read(file).slice(0, at).split('\n').length };
}

/** Where some words stand in a file; the file alone where they do not. */
export const findText = (file: string, words: string): SourcePlace => placeIn(file, words) ?? { file };

/**
 * The place a person should open for a page, found by the words it must contain: pages first, then content.
 * Read only when there is a fault to report.
 */
export function findSource(route: string, clue?: string): SourcePlace {
  const sources = [...filesBelow('pages'), ...filesBelow('content')].filter((file) => /\.tsx?$/.test(file));
  const page = sources.find((file) => file.startsWith('pages') && read(file).includes(`route: '${route}'`));
  const places = clue ? [...(page ? [page] : []), ...sources].map((file) => placeIn(file, clue)) : [];
  return places.find((place) => place) ?? { file: page ?? 'pages/index.ts' };
}

/** The language whose words open at or above a line, where there are any. */
export function languageAt(file: string, line: number): string | undefined {
  const above = readFileSync(file, 'utf8').split('\n').slice(0, line).reverse();
  for (const text of above) {
    const language = locales.find((locale) => new RegExp(`^\\s*${locale}: `).test(text));
    if (language) return language;
    if (/^\S/.test(text)) return undefined;
  }
  return undefined;
}
