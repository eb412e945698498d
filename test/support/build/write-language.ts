import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The value below a key of an object or an element of a list; what wraps a value, such as a call or `as const`, is looked through. */
function below(node: unknown, key: string): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'ArrayExpression') return (node['elements'] as readonly unknown[])[Number(key)];
  if (node.type !== 'ObjectExpression') return below(inner(node), key);
  return (node['properties'] as readonly Node[]).find((property) => {
    const name = property['key'];
    return isNode(name) && (name['name'] ?? name['value']) === key;
  })?.['value'];
}

const inner = (node: Node): unknown => node['expression'] ?? (node['arguments'] as readonly unknown[] | undefined)?.[0];

function objectAt(source: string, path: string): Node {
  const [name, ...keys] = path.split('.');
  const declared = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
    .program.body.flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    })
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let found: unknown = keys.reduce<unknown>(below, declared?.init);
  while (isNode(found) && found.type !== 'ObjectExpression') found = inner(found);
  if (!isNode(found)) throw new Error(`There is no text at ${path}.`);
  return found;
}

/** Writes words beside those of the other languages, at each place that `words` names: `footerWords`, `homeVoices.0.role`. */
export function writeLanguage(
  tree: string,
  locale: string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  for (const [file, places] of Object.entries(words)) {
    const path = join(tree, file);
    let source = readFileSync(path, 'utf8');
    for (const [place, text] of Object.entries(places)) {
      const { start, end } = objectAt(source, place);
      const before = source
        .slice(0, end - 1)
        .trimEnd()
        .replace(/,$/, '');
      const indent = /\n *(?=\S[^\n]*$)/.exec(source.slice(start, before.length))?.[0] ?? ' ';
      source = `${before},${indent}${locale}: ${text},${source.slice(before.length).replace(/^,/, '')}`;
    }
    writeFileSync(path, source);
  }
}
