import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageFacts, type Locale, locales, type Localized } from '../../content/locale.ts';
import { projectFolder } from './build/built-site.ts';

/** One thing that `content/` says in every language, and where. */
export interface Said {
  /** File, export and keys, such as `content/home.ts homeWords.hero.title`. */
  readonly place: string;
  readonly words: Localized<unknown>;
}

/** One string of one language. */
export interface Line {
  readonly place: string;
  readonly locale: Locale;
  readonly text: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a begun language lacks is no fault of a text. */
const whole = locales.filter((locale) => !languageFacts(locale).begun);

const isLocalized = (value: Readonly<Record<string, unknown>>): value is Localized<unknown> =>
  Object.keys(value).every((key) => locales.some((locale) => locale === key)) &&
  whole.every((locale) => locale in value);

// Drawings say nothing, and addresses are no sentences.
const silent = /^art|^routes\.ts$/;
/** Keys whose strings are for the code: no visitor reads them. */
const codeKeys = new Set(['kind', 'value', 'term', 'route']);

const modules = () =>
  readdirSync(join(projectFolder, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ts$/.test(file) && !silent.test(file))
    .sort();

function* localizedIn(value: unknown, place: string, seen: Set<unknown>): Generator<Said> {
  if (!isObject(value) || seen.has(value)) return;
  seen.add(value);
  if (isLocalized(value)) return yield { place, words: value };
  for (const [key, inner] of Object.entries(value)) yield* localizedIn(inner, `${place}.${key}`, seen);
}

/** Everything under `content/` that is said in more than one language, found by walking what its modules export. */
export async function everythingSaid(): Promise<readonly Said[]> {
  const seen = new Set<unknown>();
  const said: Said[] = [];
  for (const file of modules()) {
    // Written so that a bundler finds them all.
    const exports: Record<string, unknown> = await import(`../../content/${file.slice(0, -'.ts'.length)}.ts`);
    for (const [name, value] of Object.entries(exports))
      said.push(...localizedIn(value, `content/${file} ${name}`, seen));
  }
  return said;
}

/** Every string below a value, as said in one language. */
export function* linesIn(value: unknown, place: string, locale: Locale): Generator<Line> {
  if (typeof value === 'string') yield { place, locale, text: value };
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!codeKeys.has(key)) yield* linesIn(inner, `${place}.${key}`, locale);
  }
}

/** Two strings that stand at the same place in the two languages. */
export interface Pair {
  readonly place: string;
  readonly en: string;
  readonly nl: string;
}

/** Every string that both languages have, side by side. */
export function pairsOf(said: readonly Said[]): readonly Pair[] {
  const dutch = new Map(
    linesOf(said).flatMap(({ place, locale, text }) => (locale === 'nl' ? [[place, text] as const] : [])),
  );
  return linesOf(said).flatMap(({ place, locale, text: en }) => {
    const nl = dutch.get(place);
    return locale === 'en' && nl !== undefined ? [{ place, en, nl }] : [];
  });
}

/** Every string of what is said, in every language. */
export const linesOf = (said: readonly Said[]): readonly Line[] =>
  said.flatMap(({ place, words }) => locales.flatMap((locale) => [...linesIn(words[locale], place, locale)]));
