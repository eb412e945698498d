import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a planted page stands in. */
export const plantedFile = 'pages/planted.tsx';
/** The route it takes over. */
export const plantedRoute = 'coming-soon';

export interface Planted {
  /** What stands below the page's heading; `link`, `locale` and `words` are at hand. */
  readonly markup?: string;
  /** Statements beside the page, such as words of its own. */
  readonly beside?: string;
  /** Let the page it takes the route of stay as well. */
  readonly twice?: true;
}

const source = ({ markup = '', beside = '' }: Planted) => `
import { localized } from '../content/locale.ts';
import { definePage } from './page.ts';

${beside}

export const planted = definePage({
  route: '${plantedRoute}',
  words: localized({
    en: {
      head: { title: 'Planted', description: 'Planted' },
      sentence: 'A sentence.',
    },
    nl: {
      head: { title: 'Geplant', description: 'Geplant' },
      sentence: 'Een zin.',
    },
  }),
  ground: 'paper',
  render: ({ words, link, locale }) => (
    <>
      <h1 id={locale}>{words.sentence}</h1>
      <a href={link('contact')}>x</a>
      ${markup}
    </>
  ),
});
`;

const index = (twice: boolean) => `
import { pages as real } from './real-index.ts';
import { planted } from './planted.tsx';
import type { Page } from './page.ts';

export const pages: readonly Page[] = [...real${twice ? '' : `.filter(({ route }) => route !== '${plantedRoute}')`}, planted];
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
  writeFileSync(join(pages, 'index.ts'), index(planted.twice ?? false));
  writeFileSync(join(copy, plantedFile), source(planted));
}
