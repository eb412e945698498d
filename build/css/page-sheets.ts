/*
 * How a page gets its rules. hooks.ts defines the hooks, the class and attribute tokens by which markup and rules are compared, and
 * needs.ts which of them a selector asks for. rendering/read-markup.ts collects the hooks of a finished document; this file takes all
 * rules apart once and selects those whose needs are met; the selection stands in the head of the page.
 */
import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { cached, sourceText } from '../kept/cache.ts';
import { areMet, type Needs } from './hooks.ts';
import { type NeedsOf, openNeeds } from './needs.ts';

/** One rule: its text, the layer and the conditions around it, and what a page must have for it to matter. */
interface Piece {
  /** All of it, or what follows its selectors. */
  readonly text: string;
  /** `@layer …`, `@media …` and the like, from the outside in. */
  readonly around: readonly string[];
  /** Absent: it matters where another piece names it, or on every page. */
  readonly selectors?: readonly { readonly text: string; readonly needs: readonly Needs[] }[];
  /** What another piece names: a keyframe set, a registered property, a typeface. */
  readonly name?: string;
}

const named = new Set(['keyframes', 'property', 'counter-style']);

/** The name a face is known by, with or without quotes. */
const familyOf = (declarations: readonly ChildNode[]): string =>
  declarations.flatMap((node) =>
    node.type === 'decl' && node.prop === 'font-family' ? [node.value.replaceAll('"', '')] : [],
  )[0] ?? '';

/** `@layer a, b` with the semicolon that ends it, `@view-transition { … }` without. */
const statementOf = (rule: AtRule) => (rule.nodes ? rule.toString() : `${rule};`);

function* piecesOf(nodes: readonly ChildNode[], around: readonly string[], needsOf: NeedsOf): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === 'rule') {
      const { selectors, nodes: declarations } = node as Rule;
      const text = `{${declarations.join(';')}}`;
      yield { text, around, selectors: selectors.map((selector) => ({ text: selector, needs: needsOf(selector) })) };
    } else if (node.type === 'atrule') {
      const { name, params, nodes: inner = [] } = node as AtRule & Container;
      if (named.has(name.replace(/^-\w+-/, ''))) yield { text: node.toString(), around, name: params };
      else if (name === 'font-face') yield { text: node.toString(), around, name: familyOf(inner) };
      else if (inner.every(({ type }) => type === 'decl')) yield { text: statementOf(node as AtRule), around };
      else yield* piecesOf(inner, [...around, `@${name} ${params}`], needsOf);
    }
  }
}

/** The pieces as a style sheet, neighbours in one block as far as their conditions are the same. */
function join(pieces: readonly Piece[]): string {
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

/** The pieces of a style sheet, in their order, from an earlier build where one took the same rules apart. */
async function takeApart(css: string): Promise<readonly Piece[]> {
  const method = sourceText('build/css/page-sheets.ts', 'build/css/needs.ts', 'build/css/hooks.ts');
  let made: readonly Piece[] | undefined;
  const kept = await cached('page-sheets', `${method}|${css}`, async () => {
    // Loaded when they are needed: most builds find the pieces kept.
    const [{ default: postcss }, needsOf] = await Promise.all([import('postcss'), openNeeds()]);
    made = [...piecesOf(postcss.parse(css).nodes, [], needsOf)];
    return JSON.stringify(made);
  });
  return made ?? JSON.parse(kept.toString());
}

/** Takes the rules of all pages apart, once, so that each page carries only what it shows. */
export async function openPageSheets(css: string): Promise<PageSheets> {
  const pieces = await takeApart(css);
  const sheets = new Map<string, string>();

  function select(present: ReadonlySet<string>): string {
    const rules: Piece[] = [];
    for (const piece of pieces) {
      if (!piece.selectors) rules.push(piece);
      else {
        const selectors = piece.selectors.filter(({ needs }) => areMet(needs, present)).map(({ text }) => text);
        if (selectors.length > 0) rules.push({ text: selectors.join() + piece.text, around: piece.around });
      }
    }
    const text = rules.map((rule) => (rule.name === undefined ? rule.text : '')).join('');
    const css = join(rules.filter(({ name }) => name === undefined || text.includes(name)));
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
