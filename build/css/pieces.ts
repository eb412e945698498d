import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { fingerprint } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { openKeptFiles, versionsOf } from '../kept/kept-files.ts';
import type { Needs } from './hooks.ts';
import { type NeedsOf, openNeeds } from './needs.ts';
import { customProperty } from './short-names.ts';
import { addVendorPrefixes, prefixMethod } from './vendor-prefixes.ts';

/** One rule: its text, the layer and the conditions around it, and what a page must have for it to matter. */
export interface Piece {
  /** All of it, or its declarations without the custom properties that it sets. */
  readonly text: string;
  /** `@layer …`, `@media …` and the like, from the outside in. */
  readonly around: readonly string[];
  /** Absent: it matters where another piece names it, or on every page. */
  readonly selectors?: readonly { readonly text: string; readonly needs: readonly Needs[] }[];
  /** What another piece names: a keyframe set, a registered property, a typeface. */
  readonly name?: string;
  /** The custom properties that text and conditions name. */
  readonly reads: readonly string[];
  /** Those that it sets, in their order. */
  readonly sets: readonly CustomProperty[];
}

/** A custom property as it is set, and those that its value names. */
interface CustomProperty {
  readonly name: string;
  readonly text: string;
  readonly reads: readonly string[];
}

const named = new Set(['keyframes', 'property', 'counter-style']);

/** The name a face is known by, with or without quotes. */
const familyOf = (declarations: readonly ChildNode[]): string =>
  declarations.flatMap((node) =>
    node.type === 'decl' && node.prop === 'font-family' ? [node.value.replaceAll('"', '')] : [],
  )[0] ?? '';

/** `@layer a, b` with the semicolon that ends it, `@view-transition { … }` without. */
const statementOf = (rule: AtRule) => (rule.nodes ? rule.toString() : `${rule};`);

const readsOf = (text: string): readonly string[] => [...new Set(text.match(customProperty))];

/** What a rule sets for others, and what it says itself. */
function partsOf(declarations: readonly ChildNode[]): Pick<Piece, 'text' | 'sets'> {
  const sets: CustomProperty[] = [];
  const others: ChildNode[] = [];
  for (const node of declarations) {
    if (node.type !== 'decl' || !node.variable) others.push(node);
    else sets.push({ name: node.prop, text: node.toString(), reads: readsOf(node.value) });
  }
  return { text: others.join(';'), sets };
}

type Written = Pick<Piece, 'text'> & Partial<Piece>;

function* piecesOf(nodes: readonly ChildNode[], around: readonly string[], needsOf: NeedsOf): Generator<Piece> {
  const piece = (made: Written): Piece => ({ sets: [], ...made, around, reads: readsOf(made.text + around.join()) });
  for (const node of nodes) {
    if (node.type === 'rule') {
      const { selectors, nodes: declarations } = node as Rule;
      const needs = selectors.map((selector) => ({ text: selector, needs: needsOf(selector) }));
      yield piece({ ...partsOf(declarations), selectors: needs });
    } else if (node.type === 'atrule') {
      const { name, params, nodes: inner = [] } = node as AtRule & Container;
      if (named.has(name.replace(/^-\w+-/, ''))) yield piece({ text: node.toString(), name: params });
      else if (name === 'font-face') yield piece({ text: node.toString(), name: familyOf(inner) });
      else if (inner.every(({ type }) => type === 'decl')) yield piece({ text: statementOf(node as AtRule) });
      else yield* piecesOf(inner, [...around, `@${name} ${params}`], needsOf);
    }
  }
}

/** One piece a line: a change of one is a change of one line. */
const write = (pieces: readonly Piece[]) => `[\n${pieces.map((piece) => JSON.stringify(piece)).join(',\n')}\n]\n`;

const kept = openKeptFiles('styles');

/** Keeps the pieces in the repository, for the first build of a fresh clone. */
export const keepPieces = kept.save;

/** The pieces of a style sheet in their order, with vendor prefixes, from an earlier build where one took the same rules apart; read when they are asked for. */
export async function takeApart(css: string): Promise<() => readonly Piece[]> {
  let made: readonly Piece[] | undefined;
  const files = ['pieces', 'needs', 'hooks', 'short-names'].map((name) => `build/css/${name}.ts`);
  const method = [prefixMethod(), versionsOf('postcss-selector-parser'), sourceText(...files)];
  const source = fingerprint([...method, css].join('|'));
  const text = await kept.of('pieces.json', source, () =>
    cached('pieces', source, async () => {
      // Loaded when they are needed: most builds find the pieces kept.
      const [{ default: postcss }, needsOf] = await Promise.all([import('postcss'), openNeeds()]);
      const prefixed = await addVendorPrefixes(css);
      made = [...piecesOf(postcss.parse(prefixed).nodes, [], needsOf)];
      return write(made);
    }),
  );
  return () => (made ??= JSON.parse(Buffer.from(text).toString()) as readonly Piece[]);
}
