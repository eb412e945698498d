import { createRequire } from 'node:module';
import type * as babel from '@babel/parser';
import { type Locale, locales } from '../../content/locale.ts';
import type { Literal, Part } from './literal.ts';

const require = createRequire(import.meta.url);

/** A node of Babel's syntax tree, as far as it matters here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

interface Place {
  readonly path: readonly string[];
  readonly locale?: Locale;
  readonly above?: number;
  /** Of an object that says this text alone in several languages: the end of the last one. */
  readonly after?: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What holds no words: types, imports, and what is around them. */
const silent = /^(?:Import|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/;

const keyOf = ({ key, computed }: Node): string | undefined => {
  if (computed || !isNode(key)) return undefined;
  return String(key.type === 'Identifier' ? key['name'] : key['value']);
};

const isText = (value: unknown) => isNode(value) && /^(?:StringLiteral|TemplateLiteral)$/.test(value.type);

/** An object that says one thing in several languages. */
const isLocalized = (properties: readonly Node[]) => {
  const keys = properties.map(keyOf);
  return keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
};

function* literalsBelow(value: unknown, place: Place, source: string): Generator<Literal> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* literalsBelow(item, { ...place, path: [...place.path, String(index)] }, source);
    return;
  }
  if (!isNode(value) || silent.test(value.type)) return;
  const { type, start, end, loc } = value;
  const literal = { start, end, line: loc.start.line, path: place.path.join('.') };
  const found = (kind: Literal['kind'], parts: readonly Part[]): Literal => {
    const { locale, above, after } = place;
    const language = locale && above !== undefined && { locale, above, ...(after && { after }) };
    return { kind, parts, ...literal, ...language };
  };
  if (type === 'StringLiteral') return yield found('text', [String(value['value'])]);
  if (type === 'NumericLiteral' && place.path.at(-1) === 'amount')
    return yield found('amount', [String(value['value'])]);
  if (type === 'TemplateLiteral') {
    const words = value['quasis'] as readonly (Node & { readonly value: { readonly cooked: string } })[];
    const holes = value['expressions'] as readonly Node[];
    return yield found(
      'text',
      words.flatMap(({ value: { cooked } }, index) => {
        const hole = holes[index];
        return [...(cooked ? [cooked] : []), ...(hole ? [{ code: source.slice(hole.start, hole.end) }] : [])];
      }),
    );
  }
  if (type === 'ObjectExpression') {
    const properties = value['properties'] as readonly Node[];
    const languages = isLocalized(properties);
    for (const property of properties) {
      const key = keyOf(property);
      if (key === undefined) yield* literalsBelow(property['argument'] ?? property['value'], place, source);
      else if (languages) {
        const words = property['value'];
        const after = isText(words) && { after: properties.at(-1)!.end };
        yield* literalsBelow(words, { ...place, locale: key as Locale, above: place.path.length, ...after }, source);
      } else yield* literalsBelow(property['value'], { ...place, path: [...place.path, key] }, source);
    }
    return;
  }
  const name = type === 'VariableDeclarator' && isNode(value['id']) ? [String(value['id']['name'])] : [];
  for (const [field, child] of Object.entries(value)) {
    if (field === 'loc' || typeof child !== 'object') continue;
    yield* literalsBelow(child, { ...place, path: [...place.path, ...name] }, source);
  }
}

function parseSource(source: string) {
  // Loaded when it is needed: most builds lack no words.
  const { parse } = require('@babel/parser') as typeof babel;
  return parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body;
}

function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesBelow(item);
  else if (isNode(value)) {
    yield value;
    for (const [field, child] of Object.entries(value)) if (field !== 'loc') yield* nodesBelow(child);
  }
}

/** Everything that a source file of TypeScript is made of, what holds other things before these. */
export const nodesIn = (source: string): Iterable<Node> => nodesBelow(parseSource(source));

/** Every text and amount that a source file of TypeScript holds, in its order; throws where it cannot be read. */
export function literalsIn(source: string): readonly Literal[] {
  return [...literalsBelow(parseSource(source), { path: [] }, source)];
}
