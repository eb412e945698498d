import { readFileSync } from 'node:fs';
import { Fault } from './fault.ts';
import type { OutputFile } from './output.ts';
import { filesBelow } from './source-files.ts';

const folder = 'content/files';

/**
 * What the owner publishes as it is, at the same path below the site. `has` says what the site has already; throws a Fault for a file
 * in whose place a page stands (the same path is refused where files are written).
 */
export function publishedFiles(has: (path: string) => boolean): readonly OutputFile[] {
  return filesBelow(folder)
    .filter((source) => !/\/\.(?:gitkeep|DS_Store)$/.test(source))
    .map((source) => {
      const path = source.slice(folder.length + 1);
      if (has(`${path}/index.html`))
        throw new Fault(
          `The file ${source} stands where the page /${path}/ is.`,
          { file: source },
          'Give it another name: a page is never covered.',
        );
      return { path, contents: readFileSync(source), source };
    });
}
