import { readFileSync } from 'node:fs';
import { filesBelow } from '../source-files.ts';

/** A custom property, wherever it is set or read. */
export const customProperty = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `--a`, `--b` … `--z`, `--aa`, `--ab` and so on: those beside each other begin the same, which compresses. */
function* names(): Generator<string> {
  for (let length = 1; ; length += 1)
    for (let number = 0; number < letters.length ** length; number += 1)
      yield `--${Array.from({ length }, (_, at) => letters[Math.floor(number / letters.length ** (length - 1 - at)) % letters.length]).join('')}`;
}

/** The custom properties that drawings, pages and scripts name. */
export const namesBesideStyles = (): readonly string[] =>
  ['content', 'pages', 'widgets']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(customProperty) ?? []);

/**
 * Gives the custom properties of a page's style sheet names of a letter or two, but for those that are `kept`: every page carries its
 * rules, and sends 2% less. In the order in which they come, so that rules beside each other have names that look alike.
 */
export function shortNames(css: string, kept: ReadonlySet<string>): string {
  const short = names();
  const next = (): string => {
    const name = short.next().value as string;
    return kept.has(name) ? next() : name;
  };
  const changed = new Map<string, string>();
  return css.replace(customProperty, (name) => {
    if (kept.has(name)) return name;
    if (!changed.has(name)) changed.set(name, next());
    return changed.get(name)!;
  });
}
