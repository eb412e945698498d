import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Pages that lead on at once show nothing of their own. */
const forwards = (markup: string) => /<meta http-equiv="refresh"/i.test(markup);

/** The address of every page of a built site that looks like no other: those below /en/ look like the unprefixed ones. */
export function builtPages(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith(`en${sep}`))
    .filter((file) => !forwards(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `/${file.replaceAll(sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}
