import '../development.js';
import { buildSite } from '../../build.ts';
import { familyIds } from '../../content/routes.ts';
import { pages } from '../../pages/index.ts';
import { addressOf } from '../address.ts';
import { type Bundles, makeBundles } from '../bundles.ts';
import { refuse } from '../fault.ts';
import { localSettings } from '../local-settings.ts';
import type { OutputFile } from '../output.ts';
import { createPictures } from '../pictures.tsx';
import { addPrefixes } from '../prefix.ts';
import { renderPage } from '../render.tsx';
import { readSettings, type Settings } from '../settings.ts';
import { createShareImages } from '../share-images.tsx';
import { checkTypes } from '../types.ts';
import type { Drafts, Message, Order } from './message.ts';

type Tell = (message: Message) => void;

const asDrafts = (files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Drafts =>
  new Map(files.map(({ path, contents }) => [path, contents]));

/** The pages somebody looks at, and no other, with everything they need; nothing where nobody looks. */
function draw({ open }: Order, settings: Settings, { styles, scripts }: Bundles): Drafts | undefined {
  const addresses = pages.flatMap((page) =>
    familyIds.flatMap((family) => {
      const address = addressOf(page.route, family);
      return address && open.includes(address.path) ? { page, address } : [];
    }),
  );
  if (addresses.length === 0) return undefined;
  const pictures = createPictures(settings.basePath);
  const { shareImage } = createShareImages();
  const documents = addresses.map(({ page, address }) => ({
    path: address.path,
    contents: renderPage(page, address, { settings, styles, scripts, pictures, shareImage }),
  }));
  return asDrafts([...documents, ...styles.files(), ...scripts.files, ...pictures.files()]);
}

/** Makes the pages somebody looks at; words alone call for no new bundles, where there are some. */
export async function makeDraft(order: Order, tell: Tell, rehearsed?: Bundles): Promise<void> {
  const settings = localSettings(readSettings());
  const kept = order.changed === 'markup' ? rehearsed : undefined;
  const drafts = draw(order, settings, kept ?? (await makeBundles(settings)));
  if (drafts) tell({ kind: order.changed === 'styles' ? 'styles' : 'pages', drafts });
}

/** Makes a draft for nobody: what is saved next is made by code that is loaded and warm. Returns its bundles. */
export async function rehearse(order: Order): Promise<Bundles> {
  const settings = localSettings(readSettings());
  const bundles = await makeBundles(settings);
  draw(order, settings, bundles);
  // Style sheets that were kept have not warmed the prefixer.
  await addPrefixes(
    bundles.styles
      .files()
      .map(({ path, contents }) => (path.endsWith('.css') ? String(contents) : ''))
      .join('\n'),
  );
  return bundles;
}

/** Makes the whole site, then holds its types against each other: a text that one language lacks is found there. */
export async function makeSite(tell: Tell): Promise<void> {
  const settings = localSettings(readSettings());
  const { pages: count } = await buildSite(settings, { folder: 'dist', types: false });
  tell({ kind: 'built', pages: count });
  refuse(await checkTypes());
}
