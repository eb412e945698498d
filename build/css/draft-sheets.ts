import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { OutputFile } from '../output.ts';
import { bundleSheets, type Entry, entries } from './styles.ts';

/** A statement of the cascade is bundled by itself, as if it were all of it. */
const statements: Plugin = {
  name: 'statements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^statement:/ }, ({ path }) => ({
      path: path.slice('statement:'.length),
      namespace: 'statement',
    }));
    onLoad({ filter: /./, namespace: 'statement' }, ({ path }) => ({
      contents: path,
      resolveDir: 'styles',
      loader: 'css',
    }));
  },
};

/** Which layers there are, and each import; last, where there is any, what the file says itself. */
function statementsIn(file: string): readonly string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const statement = /@(?:layer|import)\s[^;{]*;/g;
  const rest = css.replace(statement, '').trim();
  return [...(css.match(statement) ?? []), ...(rest ? [rest] : [])];
}

/** The sheet that a statement imports, from the top of the project. */
const importedBy = (statement: string) => posix.join('styles', /^@import\s+['"](.+?)['"]/.exec(statement)?.[1] ?? '');

/** What each statement came to, and what they refer to. */
const bundled = new Map<string, string>();
const files = new Map<string, OutputFile>();

export interface DraftSheets {
  /** The sheets of each part of the cascade, in its order. */
  readonly sheets: Readonly<Record<Entry, readonly string[]>>;
  readonly files: readonly OutputFile[];
}

/** The cascade, sheet by sheet; bundled anew are those that were saved, or all where it is none of them. */
export async function bundleDraftSheets(changed: readonly string[]): Promise<DraftSheets> {
  const cascade = { general: statementsIn(entries.general), blocks: statementsIn(entries.blocks) };
  const all = [...new Set([...cascade.general, ...cascade.blocks])];
  const sources = [...Object.values<string>(entries), ...all.map(importedBy)];
  if (!changed.every((path) => sources.includes(path))) bundled.clear();
  for (const statement of all) if (changed.includes(importedBy(statement))) bundled.delete(statement);

  const wanted = all.filter((statement) => !bundled.has(statement));
  if (wanted.length > 0) {
    const entryPoints = Object.fromEntries(wanted.map((statement, index) => [index, `statement:${statement}`]));
    const { textOf, files: further } = await bundleSheets(entryPoints, [statements]);
    wanted.forEach((statement, index) => bundled.set(statement, textOf(String(index))));
    for (const file of further) files.set(file.path, file);
  }
  const textsOf = (entry: Entry) => cascade[entry].map((statement) => bundled.get(statement)!);
  return { sheets: { general: textsOf('general'), blocks: textsOf('blocks') }, files: [...files.values()] };
}
