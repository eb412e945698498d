import '../development.ts';
import { buildSite } from '../../build.ts';
import { cases } from '../../content/cases/index.ts';
import { familyIds } from '../../content/routes.ts';
import { pages } from '../../pages/index.ts';
import { addressOf } from '../address.ts';
import { refuse } from '../fault.ts';
import { localSettings } from '../local-site.ts';
import type { OutputFile } from '../output.ts';
import { paletteStyles } from '../palettes.ts';
import { createPictures } from '../pictures.tsx';
import { renderPage } from '../render.tsx';
import { buildScripts } from '../scripts.ts';
import { readSettings } from '../settings.ts';
import { createShareImages } from '../share-images.tsx';
import { buildStyles } from '../styles.ts';
import { checkTypes } from '../types.ts';
import type { Drafts, Message, Order } from './message.ts';

type Tell = (message: Message) => void;

const asDrafts = (files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Drafts =>
  new Map(files.map(({ path, contents }) => [path, contents]));

/** Makes the pages somebody looks at, and no other, with everything they need. */
export async function makeDraft({ open, stylesOnly }: Order, tell: Tell): Promise<void> {
  const settings = localSettings(readSettings());
  const addresses = pages.flatMap((page) =>
    familyIds.flatMap((family) => {
      const address = addressOf(page.route, family);
      return address && open.includes(address.path) ? { page, address } : [];
    }),
  );
  const [styles, scripts] = await Promise.all([
    buildStyles(settings.basePath, paletteStyles(Object.values(cases))),
    buildScripts(),
  ]);
  if (addresses.length === 0) return;
  const pictures = createPictures(settings.basePath);
  const { shareImage } = createShareImages();
  const documents = addresses.map(({ page, address }) => ({
    path: address.path,
    contents: renderPage(page, address, { settings, styles, scripts, pictures, shareImage }),
  }));
  tell({
    kind: stylesOnly ? 'styles' : 'pages',
    drafts: asDrafts([...documents, ...styles.files(), ...scripts.files, ...pictures.files()]),
  });
}

/** Makes the whole site, then holds its types against each other: a text that one language lacks is found there. */
export async function makeSite(tell: Tell): Promise<void> {
  const settings = localSettings(readSettings());
  const { pages: count } = await buildSite(settings, { folder: 'dist', types: false });
  tell({ kind: 'built', pages: count });
  refuse(await checkTypes());
}
