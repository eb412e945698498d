import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a planted page stands in. */
export const plantedFile = 'pages/planted.tsx';
/** The route it takes over. */
export const plantedRoute = 'coming-soon';

export interface Planted {
  /** What stands below the page's heading; `link`, `family` and `words` are at hand. */
  readonly markup?: string;
  /** The page's Dutch words, besides its head. */
  readonly dutch?: string;
  /** Add the page beside the one it takes the route of. */
  readonly beside?: true;
}

const source = ({ markup = '', dutch = "sentence: 'Een zin.'," }: Planted) => `
import { localized } from '../content/locale.ts';
import { definePage } from './page.ts';

export const planted = definePage({
  route: '${plantedRoute}',
  words: localized({
    en: {
      head: { title: 'Planted', description: 'Planted' },
      sentence: 'A sentence.',
    },
    nl: {
      head: { title: 'Geplant', description: 'Geplant' },
      ${dutch}
    },
  }),
  ground: 'paper',
  render: ({ words, link, family }) => (
    <>
      <h1 id={family}>{words.sentence}</h1>
      <a href={link('contact')}>x</a>
      ${markup}
    </>
  ),
});
`;

const index = (beside: boolean) => `
import { pages as real } from './real-index.ts';
import { planted } from './planted.tsx';
import type { Page } from './page.ts';

export const pages: readonly Page[] = [...real${beside ? '' : `.filter(({ route }) => route !== '${plantedRoute}')`}, planted];
`;

/** Puts a page of its own into a copy of the project, in the place of a small one. */
export function plantPage(copy: string, planted: Planted): void {
  const pages = join(copy, 'pages');
  for (const file of readdirSync(pages).filter((name) => name.endsWith('.tsx'))) {
    // The build finds the file of a page by these words; only the planted one may carry them.
    const text = readFileSync(join(pages, file), 'utf8');
    writeFileSync(join(pages, file), text.replace(`route: '${plantedRoute}'`, `route: "${plantedRoute}"`));
  }
  renameSync(join(pages, 'index.ts'), join(pages, 'real-index.ts'));
  writeFileSync(join(pages, 'index.ts'), index(planted.beside ?? false));
  writeFileSync(join(copy, plantedFile), source(planted));
}
