import { readFileSync } from 'node:fs';
import { lackingTexts, languageFacts, type Locale, locales, type Spoken } from '../../content/locale.ts';
import type { Literal, Part } from '../edit/literal.ts';
import { literalsIn } from '../edit/read-literals.ts';
import { Fault } from '../fault.ts';
import { listByFile } from './by-file.ts';
import { filesBelow } from '../source-files.ts';

/** One thing that a source file says in several languages. */
interface Place {
  readonly file: string;
  readonly line: number;
  /** How many keys lead to it. */
  readonly above: number;
  /** Its words in each language, by the keys below that of the language. */
  readonly words: Map<Locale, Map<string, readonly Part[]>>;
}

/** Every text of a value by the keys that lead to it. */
function* textsIn(value: unknown, path: readonly string[] = []): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}

function placesIn(file: string): readonly Place[] {
  const places = new Map<string, Place>();
  for (const literal of literalsIn(readFileSync(file, 'utf8'))) {
    if (!literal.locale) continue;
    const keys = literal.path.split('.').filter(Boolean);
    const own = keys.splice(0, literal.above).join('.');
    const above = literal.above ?? 0;
    const place: Place = places.get(own) ?? { file, line: literal.line, above, words: new Map() };
    places.set(own, place);
    const words = place.words.get(literal.locale) ?? new Map<string, readonly Part[]>();
    place.words.set(literal.locale, words.set(keys.join('.'), literal.parts));
  }
  return [...places.values()];
}

const says = (parts: Literal['parts'], text: string): boolean => {
  const pattern = parts.map((part) => (typeof part === 'string' ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '.*?'));
  return new RegExp(`^${pattern.join('')}$`, 's').test(text);
};

/** How many of the texts stand at a place in that language; none where it says anything else. */
function likeness({ words }: Place, texts: ReadonlyMap<string, string>, locale: Locale): number {
  let alike = 0;
  for (const [path, parts] of words.get(locale) ?? []) {
    const text = texts.get(path);
    if (text === undefined) continue;
    if (!says(parts, text)) return 0;
    alike += 1;
  }
  return alike;
}

/** Texts that a language lacks, and where they stand in the others. */
function findLacking(locale: Locale, lacking: ReadonlySet<Spoken<unknown>>, places: readonly Place[]) {
  // What several files say alike is a label before it is a word of one page: it has fewer keys above it.
  const open = new Set(places.filter(({ words }) => !words.has(locale)).sort((one, other) => one.above - other.above));
  return [...lacking].map((text) => {
    const known = locales.find((other) => text[other] !== undefined)!;
    const texts = new Map(textsIn(text[known]));
    let best: { readonly place?: Place; readonly alike: number } = { alike: 0 };
    for (const place of open) {
      const alike = likeness(place, texts, known);
      if (alike > best.alike) best = { place, alike };
    }
    if (best.place) open.delete(best.place);
    return { place: best.place, count: texts.size, first: [...texts.values()][0] };
  });
}

/**
 * The texts that pages asked for in a language that lacks them: one fault for each language, with the files, the lines and how many
 * texts there are. Read only when something lacks.
 */
export function lackingWords(): readonly Fault[] {
  if (lackingTexts.size === 0) return [];
  const places = filesBelow('content')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(placesIn);
  return [...lackingTexts].map(([locale, lacking]) => {
    const found = findLacking(locale, lacking, places).map(({ place, count, first }) => ({
      file: place?.file ?? `elsewhere, in another language "${first}"`,
      line: place?.line,
      count,
    }));
    const texts = found.reduce((sum, { count }) => sum + count, 0);
    const { name } = languageFacts(locale);
    return new Fault(
      `${name} lacks ${texts} texts that its pages show:\n${listByFile(found)}`,
      { language: locale },
      `Write '${locale}' beside the other languages at these lines, or take addresses of its pages away in content/routes.ts.`,
    );
  });
}
