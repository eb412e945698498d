/*
 * How a page gets its rules. hooks.ts defines the hooks, the class and attribute tokens by which markup and rules are compared, and
 * needs.ts which of them a selector asks for. rendering/read-markup.ts collects the hooks of a finished document; pieces.ts takes all
 * rules apart once, and this file selects those whose needs are met; the selection stands in the head of the page.
 */
import { openCacheTable, sourceText } from '../kept/cache.ts';
import { areMet } from './hooks.ts';
import { type Piece, takeApart } from './pieces.ts';
import { shortNames } from './short-names.ts';
import { prefixMethod } from './vendor-prefixes.ts';

/** Whether a text holds a name that does not go on. */
function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at + name.length))) return true;
  return false;
}

/** A rule that a page takes, with those of its selectors that can match there. */
interface Chosen {
  readonly piece: Piece;
  readonly selectors: string;
}

/** The rule as text: of what it sets for others only what is read; empty where nothing is left of it. */
function write({ piece: { text, sets }, selectors }: Chosen, read: ReadonlySet<string>): string {
  if (!selectors) return text;
  let declarations = '';
  for (const property of sets) if (read.has(property.name)) declarations += `${property.text};`;
  if (text) return `${selectors}{${declarations}${text}}`;
  return declarations && `${selectors}{${declarations.slice(0, -1)}}`;
}

/** The rules as a style sheet, neighbours in one block as far as their conditions are the same. */
function join(rules: readonly Chosen[], read: ReadonlySet<string>): string {
  let css = '';
  let open: readonly string[] = [];
  for (const rule of rules) {
    const text = write(rule, read);
    if (!text) continue;
    const { around } = rule.piece;
    const differs = around.findIndex((condition, depth) => condition !== open[depth]);
    const shared = differs < 0 ? around.length : differs;
    css += '}'.repeat(open.length - shared);
    for (const condition of around.slice(shared)) css += `${condition}{`;
    css += text;
    open = around;
  }
  return css + '}'.repeat(open.length);
}

/** The pieces that name each of those that have a name. */
function namersOf(pieces: readonly Piece[]): ReadonlyMap<Piece, readonly Piece[]> {
  const texts = pieces.map((piece) => [piece, [piece.text, ...piece.sets.map(({ text }) => text)].join(';')] as const);
  const rules = texts.filter(([{ name }]) => name === undefined);
  return new Map(
    pieces.flatMap((piece) => {
      const { name } = piece;
      if (name === undefined) return [];
      return [[piece, rules.flatMap(([rule, text]) => (names(text, name) ? rule : []))]];
    }),
  );
}

/** What each custom property is set from, and by which pieces. */
function settersOf(pieces: readonly Piece[]) {
  const setters = new Map<string, { readonly piece: Piece; readonly reads: readonly string[] }[]>();
  for (const piece of pieces)
    for (const { name, reads } of piece.sets) setters.set(name, [...(setters.get(name) ?? []), { piece, reads }]);
  return setters;
}

/** The rules of a page with these hooks: those that can match, in their order; empty where none does. */
type SelectRules = (present: ReadonlySet<string>) => string;

function selectFrom(pieces: readonly Piece[], kept: ReadonlySet<string>): SelectRules {
  const namers = namersOf(pieces);
  const setters = settersOf(pieces);

  function choose(present: ReadonlySet<string>): readonly Chosen[] {
    const chosen: Chosen[] = [];
    const taken = new Set<Piece>();
    for (const piece of pieces) {
      const met = piece.selectors?.filter(({ needs }) => areMet(needs, present));
      if (met?.length === 0) continue;
      chosen.push({ piece, selectors: met?.map(({ text }) => text).join() ?? '' });
      taken.add(piece);
    }
    return chosen.filter(({ piece }) => namers.get(piece)?.some((namer) => taken.has(namer)) ?? true);
  }

  /** The custom properties that the rules come to read, from what they say themselves through every value on the way. */
  function readBy(chosen: readonly Chosen[]): ReadonlySet<string> {
    const present = new Set(chosen.map(({ piece }) => piece));
    const read = new Set(kept);
    for (const { reads } of present) for (const name of reads) read.add(name);
    // What is added on the way is come to as well.
    for (const name of read)
      for (const { piece, reads } of setters.get(name) ?? [])
        if (present.has(piece)) for (const further of reads) read.add(further);
    return read;
  }

  return (present) => {
    const chosen = choose(present);
    // In a style element this would be its end; in a string of CSS the two are the same.
    return join(chosen, readBy(chosen)).replaceAll('</', '<\\/');
  };
}

export interface PageSheets {
  /** The style sheet of a page with these hooks (hooks.ts), from an earlier build where one wrote it of the same rules. */
  readonly of: SelectRules;
  /** Writes down those that are new, for the next build. */
  readonly save: () => Promise<void>;
}

/** How the rules are written for one site. */
export interface SheetWriting {
  /** Custom properties that keep their names; all others get short ones. */
  readonly kept: ReadonlySet<string>;
  /** What stands in the place of a word: the rules are the same wherever the site stands. */
  readonly places: Readonly<Record<string, string>>;
}

/** A piece of CSS with the places of its words. */
export const settleWords = (css: string, places: SheetWriting['places']): string =>
  Object.entries(places).reduce((text, [word, place]) => text.replaceAll(word, place), css);

/**
 * Takes the rules of all pages apart, once, so that each page carries only what it shows; of the custom properties those that its
 * rules come to read. Without `writing` they stay as they are.
 */
export async function openPageSheets(css: string, writing?: SheetWriting): Promise<PageSheets> {
  const pieces = await takeApart(css);
  const files = ['page-sheets', 'pieces', 'needs', 'hooks', 'short-names'].map((name) => `build/css/${name}.ts`);
  const { kept = new Set<string>(), places = {} } = writing ?? {};
  const source = [prefixMethod(), sourceText(...files), Boolean(writing), ...kept, JSON.stringify(places), css];
  const sheets = openCacheTable<string>('sheets', source.join('|'));
  let select: SelectRules | undefined;
  return {
    of: (present) =>
      sheets.of([...present].join(' '), () => {
        select ??= selectFrom(pieces(), kept);
        const sheet = select(present);
        return writing ? settleWords(shortNames(sheet, kept), places) : sheet;
      }),
    save: sheets.save,
  };
}
