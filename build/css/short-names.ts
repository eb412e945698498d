import { readFileSync } from 'node:fs';
import { filesBelow } from '../source-files.ts';

/** A custom property, wherever it is set or read. */
export const customProperty = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `--a`, `--b` … `--z`, `--aa` and so on. */
function* names(): Generator<string> {
  for (let length = 1; ; length += 1)
    for (let number = 0; number < letters.length ** length; number += 1)
      yield `--${Array.from({ length }, (_, at) => letters[Math.floor(number / letters.length ** at) % letters.length]).join('')}`;
}

/** The custom properties that drawings, pages and scripts name. */
export const namesBesideStyles = (): readonly string[] =>
  ['content', 'pages', 'widgets']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(customProperty) ?? []);

/** The custom properties of a style sheet, those named most first. */
export function rankNames(css: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(customProperty)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * Gives custom properties names of a letter or two, in the order of `ranked` the shortest: every page carries its rules, and sends 3%
 * less. `kept` are the names that stay. Returns what writes a piece of the style sheet with them.
 */
export function shortNames(ranked: readonly string[], kept: ReadonlySet<string>): (css: string) => string {
  const short = names();
  const next = (): string => {
    const name = short.next().value as string;
    return kept.has(name) ? next() : name;
  };
  const changed = new Map(ranked.filter((name) => !kept.has(name)).map((name) => [name, next()]));
  return (css) => css.replace(customProperty, (name) => changed.get(name) ?? name);
}
