import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle } from '../../../build/js/bundle-options.js';
import { buildFlags } from '../build/build-command.ts';
import { projectFolder } from '../build/built-site.ts';
import { copyTree, replaceIn } from '../build/tree-copy.ts';
import { plainEnvironment } from '../build/plain-settings.ts';
import { type Measured, measureProcess } from './measure-process.ts';
import { putAside } from './put-aside.ts';

/** Copies of every page that has an address of its own, below numbered folders; search engines are not told of them, so they have neither share card nor Markdown. */
const moreRoutes = (copies: number) => `
for (const [id, address] of Object.entries(routes)) {
  if (address.file) continue;
  for (let copy = 1; copy <= ${copies}; copy += 1) {
    const below = (place: typeof address.en) => (typeof place === 'string' ? \`copy-\${copy}/\${place || 'home'}\` : place);
    (routes as Record<string, unknown>)[\`\${id}--\${copy}\`] = { ...address, en: below(address.en), nl: below(address.nl), indexed: false };
  }
}

`;

const morePages = (copies: number) => `

for (const page of [...pages]) {
  if (routes[page.route].file) continue;
  for (let copy = 1; copy <= ${copies}; copy += 1) {
    // Asked for later: a language that lacks the page is not asked for its words.
    const head = inEvery((locale) => {
      const { title, description } = page.head[locale];
      return { title: \`\${copy} \${title}\`.slice(0, 60), description };
    });
    (pages as unknown[]).push({ ...page, route: \`\${page.route}--\${copy}\`, head });
  }
}
`;

/** A site of about so many pages, of the same kinds as this one and made by the same steps. */
export interface GeneratedSite {
  /** The number of its pages. */
  readonly pages: number;
  /** Builds it into an empty folder, or draws and writes its elements and no more, in a process of its own. */
  readonly measure: (mode: 'build' | 'floor') => Promise<Measured>;
}

/** `present` is the number of pages of this site. */
export async function generateSite(wanted: number, present: number): Promise<GeneratedSite> {
  const copies = Math.max(0, Math.round(wanted / present) - 1);
  const copy = copyTree();
  cpSync(join(projectFolder, 'test/support'), join(copy, 'test/support'), { recursive: true });
  if (copies > 0) {
    replaceIn(copy, 'content/routes.ts', 'export const routeIds', `${moreRoutes(copies)}export const routeIds`);
    replaceIn(
      copy,
      'pages/index.ts',
      '\nimport {',
      "\nimport { inEvery } from '../content/locale.ts';\nimport { routes } from '../content/routes.ts';\nimport {",
    );
    replaceIn(copy, 'pages/index.ts', '  notFound,\n];\n', `  notFound,\n];\n${morePages(copies)}`);
  }
  const outfile = join(copy, '.cache', `build-${process.pid}-${wanted}.mjs`);
  await build({ ...nodeBundle, absWorkingDir: copy, entryPoints: ['test/support/bench/measured.tsx'], outfile });
  return {
    pages: present * (copies + 1),
    async measure(mode) {
      const folder = join(copy, 'dist');
      putAside(folder);
      return measureProcess([...buildFlags, outfile, mode, folder], copy, {
        ...plainEnvironment(),
        NODE_ENV: 'production',
      });
    },
  };
}
