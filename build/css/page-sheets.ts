/*
 * How a page gets its rules. hooks.ts defines the hooks, the class and attribute tokens by which markup and rules are compared, and
 * needs.ts which of them a selector asks for. rendering/read-markup.ts collects the hooks of a finished document; pieces.ts takes all
 * rules apart once, and this file selects those whose needs are met; the selection stands in the head of the page.
 */
import { areMet } from './hooks.ts';
import { type Piece, takeApart } from './pieces.ts';

/** Whether a text holds a name that does not go on. */
function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at + name.length))) return true;
  return false;
}

/** What a page takes of a piece. */
interface Chosen extends Pick<Piece, 'around' | 'name' | 'reads' | 'sets'> {
  readonly selectors: string;
  readonly text: string;
}

/** The custom properties that the rules of a page come to read, from what they say themselves through every value on the way. */
function readBy(rules: readonly Chosen[], kept: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set([...kept, ...rules.flatMap(({ reads }) => reads)]);
  const sets = rules.flatMap((rule) => rule.sets);
  let size: number;
  do {
    size = read.size;
    for (const set of sets) if (read.has(set.name)) for (const name of set.reads) read.add(name);
  } while (read.size > size);
  return read;
}

/** A rule with what it sets for others, as far as that is read; empty where nothing is left of it. */
function write({ selectors, text, sets }: Chosen, read?: ReadonlySet<string>): string {
  if (!selectors) return text;
  const set = sets.filter(({ name }) => !read || read.has(name)).map((property) => property.text);
  const declarations = text ? [...set, text] : set;
  return declarations.length > 0 ? `${selectors}{${declarations.join(';')}}` : '';
}

/** The rules as a style sheet, neighbours in one block as far as their conditions are the same. */
function join(pieces: readonly Pick<Chosen, 'text' | 'around'>[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { text, around } of pieces) {
    const differs = around.findIndex((condition, depth) => condition !== open[depth]);
    const shared = differs < 0 ? around.length : differs;
    css += '}'.repeat(open.length - shared);
    css += around
      .slice(shared)
      .map((condition) => `${condition}{`)
      .join('');
    css += text;
    open = around;
  }
  return css + '}'.repeat(open.length);
}

/** The rules of a page with these hooks (hooks.ts): those that can match, in their order; empty where none does. */
export type PageSheets = (present: ReadonlySet<string>) => string;

/**
 * Takes the rules of all pages apart, once, so that each page carries only what it shows; of the custom properties those that its
 * rules come to read, and those of `kept`.
 */
export async function openPageSheets(css: string, kept: ReadonlySet<string> = new Set()): Promise<PageSheets> {
  const pieces = await takeApart(css);
  const sheets = new Map<string, string>();

  function choose(present: ReadonlySet<string>): readonly Chosen[] {
    const chosen = pieces.flatMap(({ selectors, ...piece }): readonly Chosen[] => {
      if (!selectors) return [{ ...piece, selectors: '' }];
      const met = selectors.filter(({ needs }) => areMet(needs, present)).map(({ text }) => text);
      return met.length > 0 ? [{ ...piece, selectors: met.join() }] : [];
    });
    const text = chosen.map((rule) => (rule.name === undefined ? write(rule) : '')).join('');
    return chosen.filter(({ name }) => name === undefined || names(text, name));
  }

  function select(present: ReadonlySet<string>): string {
    const rules = choose(present);
    const read = readBy(rules, kept);
    const css = join(
      rules.map((rule) => ({ around: rule.around, text: write(rule, read) })).filter(({ text }) => text),
    );
    // In a style element this would be its end; in a string of CSS the two are the same.
    return css.replaceAll('</', '<\\/');
  }

  return (present) => {
    const key = [...present].sort().join(' ');
    const sheet = sheets.get(key) ?? select(present);
    sheets.set(key, sheet);
    return sheet;
  };
}
