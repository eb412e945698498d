import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '../../content/locale.ts';
import { money } from '../../content/prices.ts';
import { site } from '../../content/site.ts';
import { headLimits } from '../checks/texts.ts';
import { filesBelow } from '../source-files.ts';
import type { Literal, Part } from './literal.ts';
import type { EditableText, LanguageText } from './message.ts';
import { emptyParts, lackingLocales } from './lacking-text.ts';
import { picturesIn } from './pictures-in.ts';
import { literalsIn } from './read-literals.ts';

/** The version of a file, by which it is noticed that somebody else has saved it. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A source file with its texts. */
interface Source {
  readonly file: string;
  readonly digest: string;
  readonly literals: readonly Literal[];
  /** Where those begin that say what a picture shows which content names. */
  readonly pictures: ReadonlySet<number>;
}

/** Drawings hold shapes and not words; they are nothing to type into. */
const editable = /^content\/(?!art\/).*\.tsx?$/;

/** The files whose words can be edited. */
export const editableFiles = (): readonly string[] => filesBelow('content').filter((file) => editable.test(file));

const known = new Map<string, Source>();

/** Reads a file once for each of its versions; one that is just being written and cannot be read has no texts. */
function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const digest = digestOf(text);
  const earlier = known.get(file);
  if (earlier?.digest === digest) return earlier;
  let literals: readonly Literal[] = [];
  let pictures: ReadonlySet<number> = new Set();
  try {
    literals = literalsIn(text);
    pictures = new Set(picturesIn(text).flatMap(({ alt }) => alt.map(({ start }) => start)));
  } catch {
    // The build says what is wrong with it.
  }
  const source = { file, digest, literals, pictures };
  known.set(file, source);
  return source;
}

const plainSpaces = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[*\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ');

/** As two texts are compared: without the marks of emphasis, and whatever space or hyphen the layout needed. */
export const plain = (text: string): string => plainSpaces(text).trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters that a text with holes must have for itself: fewer would fit anything. */
const leastLetters = 3;

/** What an expression such as `site.tagline.en` stands for; nothing for any other. */
function valueOf(code: string): string | undefined {
  const [name, ...keys] = code.split('.');
  if (name !== 'site') return undefined;
  const value = keys.reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], site);
  return typeof value === 'string' ? value : undefined;
}

const isWords = (part: Part) => typeof part === 'string';

/** What a literal says on a page in one language, as far as that is known here. */
function wordsOf({ kind, parts }: Literal, locale: Locale): string | undefined {
  if (kind === 'amount') return plain(money(Number(parts[0]), locale));
  const words = parts.map((part) => (typeof part === 'string' ? part : valueOf(part.code)));
  return words.includes(undefined) ? undefined : plain(words.join(''));
}

/** The pattern of a literal with expressions in it; nothing where its own words are too few to tell it by. */
function patternOf({ parts }: Literal): RegExp | undefined {
  const words = parts.filter(isWords).join('');
  if (parts.every(isWords) || words.replace(/\P{L}/gu, '').length < leastLetters) return undefined;
  const pattern = parts.map((part) => (typeof part === 'string' ? escaped(plainSpaces(part)) : '.+?'));
  return new RegExp(`^${pattern.join('').trim()}$`, 'u');
}

/** Characters that search results show of a title or a description. */
export function limitOf(path: string): number | undefined {
  const part = /(?:^|\.)head\.(title|description)$/.exec(path)?.[1];
  return part ? headLimits[part as keyof typeof headLimits] : undefined;
}

/** Words as they show, in which an expression that nobody knows counts for nothing. */
export const shownWords = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : (valueOf(part.code) ?? ''))).join('');

const withValue = (part: Part): Part => {
  const value = typeof part === 'string' ? undefined : valueOf(part.code);
  return typeof part === 'string' || value === undefined ? part : { ...part, value };
};

/** A text with its counterparts in the other languages. */
function describe(source: Source, literal: Literal): EditableText {
  const { file, digest, literals } = source;
  const group = literal.locale
    ? literals.filter((other) => other.path === literal.path && other.locale && other.kind === literal.kind)
    : [literal];
  const languages = group.map(({ start, end, line, parts, locale }): LanguageText => ({
    start,
    end,
    line,
    parts: parts.map(withValue),
    ...(locale && { locale }),
  }));
  const { kind, path, after, line } = literal;
  const lacking = lackingLocales(literal, literals);
  const empty = lacking.map((locale): LanguageText => ({
    start: after!,
    end: after!,
    line,
    parts: emptyParts(literal, locale).map(withValue),
    locale,
    lacking: true,
  }));
  const limit = limitOf(path);
  return {
    id: `${file}#${path}`,
    file,
    digest,
    kind,
    path,
    languages: after === undefined ? languages : [...languages, ...empty],
    ...(limit && { limit }),
    ...(after === undefined && lacking.length > 0 && { lackingAround: lacking }),
    ...(source.pictures.has(literal.start) && { picture: true as const }),
  };
}

/**
 * Where the texts of a page are written: for each of `texts`, which are as a reader of `locale` sees them, the places that say just
 * that, none for what no file says alone.
 */
export function findWords(texts: readonly string[], locale: Locale): readonly (readonly EditableText[])[] {
  const exact = new Map<string, EditableText[]>();
  const patterns: { readonly pattern: RegExp; readonly text: EditableText }[] = [];
  for (const file of editableFiles()) {
    const source = readSource(file);
    for (const literal of source.literals) {
      if (literal.locale && literal.locale !== locale) continue;
      const words = wordsOf(literal, locale);
      if (words) exact.set(words, [...(exact.get(words) ?? []), describe(source, literal)]);
      // An expression may stand for something else since this server began.
      const pattern = patternOf(literal);
      if (pattern) patterns.push({ pattern, text: describe(source, literal) });
    }
  }
  return texts.map((text) => {
    const shown = plain(text);
    const found =
      exact.get(shown) ?? patterns.filter(({ pattern }) => pattern.test(shown)).map(({ text: found }) => found);
    // What is the same in all languages is seldom a word: an id, the name of a colour.
    const said = found.filter(({ languages }) => languages.some((language) => language.locale));
    return said.length > 0 ? said : found;
  });
}
