import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanWords } from '../../fixtures/german-words.ts';
import { projectFolder } from './built-site.ts';
import { replaceIn } from './tree-copy.ts';
import { writeLanguage } from './write-language.ts';

/** The lines of code that the recipe in README.md says to write, by what they begin with. */
function recipeLine(start: string): string {
  const recipe = /\*\*Add a language, page by page\.\*\*([\s\S]+?)\n\*\*/.exec(
    readFileSync(join(projectFolder, 'README.md'), 'utf8'),
  )![1]!;
  const line = [...recipe.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!).find((code) => code.startsWith(start));
  if (!line) throw new Error(`The recipe in README.md has no line "${start}".`);
  return line;
}

/** The first two steps of the recipe: the language in its table, and the addresses of its first pages. */
export function nameGerman(tree: string): void {
  const routes = readFileSync(join(tree, 'content/routes.ts'), 'utf8');
  const lineOf = (route: string) => new RegExp(`^ {2}${route}: .+,$`, 'm').exec(routes)![0].trim();
  replaceIn(tree, 'content/locale.ts', '} as const satisfies', `  ${recipeLine('de: ')}\n} as const satisfies`);
  for (const route of ['home', 'contact'])
    replaceIn(tree, 'content/routes.ts', lineOf(route), recipeLine(`${route}: `));
}

/** The third step: what the build has listed is written, and the embed may weigh more. */
export function writeGerman(tree: string): void {
  writeLanguage(tree, 'de', germanWords);
  const budgets = readFileSync(join(tree, 'content/budgets.ts'), 'utf8');
  replaceIn(tree, 'content/budgets.ts', /embed: .+,/.exec(budgets)![0], recipeLine('embed: '));
}
