import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { cached, sourceText } from '../cache.ts';

/** One rule of the blocks: its text, the conditions around it, and what a page must have for it to matter. */
interface Piece {
  readonly text: string;
  /** `@media …` and the like, from the outside in. */
  readonly around: readonly string[];
  /** The classes of each selector: one whole set is enough. Absent: it matters where another piece names it. */
  readonly classes?: readonly (readonly string[])[];
  /** What another piece names: a keyframe set, a registered property. */
  readonly name?: string;
}

const named = new Set(['keyframes', 'property', 'counter-style']);

/** The classes an element and those around it must have for a selector to match; what `:not()`, `:is()` and the like hold may be absent. */
function classesOf(selector: string): readonly string[] {
  const names: string[] = [];
  selectorParser((root) => root.walkClasses((name) => void (isSure(name) && names.push(name.value)))).processSync(
    selector,
  );
  return names;
}

const isSure = (node: Node): boolean => node.type !== 'pseudo' && (!node.parent || isSure(node.parent as Node));

function* piecesOf(nodes: readonly ChildNode[], around: readonly string[]): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === 'rule') {
      const { selectors } = node as Rule;
      yield { text: node.toString(), around, classes: selectors.map(classesOf) };
    } else if (node.type === 'atrule') {
      const { name, params, nodes: inner = [] } = node as AtRule & Container;
      if (named.has(name.replace(/^-\w+-/, ''))) yield { text: node.toString(), around, name: params };
      else if (name === 'layer') yield* piecesOf(inner, around);
      else yield* piecesOf(inner, [...around, `@${name} ${params}`]);
    }
  }
}

/** The pieces as a style sheet, neighbours with the same conditions under one roof. */
function join(pieces: readonly Piece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { text, around } of pieces) {
    if (around.join() !== open.join()) {
      css += '}'.repeat(open.length) + around.map((condition) => `${condition}{`).join('');
      open = around;
    }
    css += text;
  }
  return css + '}'.repeat(open.length);
}

/** The style sheet of a page with these classes: the rules of the blocks that can match, in their order; empty where none does. */
export type PageSheets = (present: ReadonlySet<string>) => string;

/** The pieces of the blocks, in their order, from an earlier build where one took the same blocks apart. */
async function takeApart(css: string): Promise<readonly Piece[]> {
  const method = sourceText('build/css/page-sheets.ts');
  let made: readonly Piece[] | undefined;
  const kept = await cached('page-sheets', `${method}|${css}`, async () => {
    const { default: postcss } = await import('postcss');
    made = [...piecesOf(postcss.parse(css).nodes, [])];
    return JSON.stringify(made);
  });
  return made ?? JSON.parse(kept.toString());
}

/** Takes the blocks of all pages apart, once, so that each page carries only what it shows. */
export async function openPageSheets(css: string): Promise<PageSheets> {
  const pieces = await takeApart(css);
  const sheets = new Map<string, string>();

  function select(present: ReadonlySet<string>): string {
    const rules = pieces.filter(({ classes }) => classes?.some((needed) => needed.every((name) => present.has(name))));
    const text = rules.map((rule) => rule.text).join('');
    const kept = new Set(rules);
    return join(pieces.filter((piece) => kept.has(piece) || (piece.name !== undefined && text.includes(piece.name))));
  }

  return (present) => {
    const key = [...present].sort().join(' ');
    const sheet = sheets.get(key) ?? select(present);
    sheets.set(key, sheet);
    return sheet && `@layer blocks{${sheet}}`;
  };
}
