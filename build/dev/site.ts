import '../react-development-mode.js';
import { buildSite } from '../../build.ts';
import { prefixIds } from '../../content/routes.ts';
import { pages } from '../../pages/index.ts';
import { addressOf } from '../rendering/address.ts';
import { type Bundles, makeBundles } from '../js/bundles.ts';
import { refuse } from '../fault.ts';
import { localSettings } from '../serving/local-settings.ts';
import type { OutputFile } from '../output.ts';
import { createPictures } from '../pictures/pictures.tsx';
import { renderPage } from '../rendering/render.tsx';
import { readSettings, type Settings } from '../settings.ts';
import { checkTypes } from '../checks/types.ts';
import type { BuildRequest, Drafts, WorkerMessage } from './message.ts';

type Tell = (message: WorkerMessage) => void;

const asDrafts = (files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Drafts =>
  new Map(files.map(({ path, contents }) => [path, contents]));

/** The pages somebody looks at, and no other, with everything they need; nothing where nobody looks. */
async function draw(
  { open }: BuildRequest,
  settings: Settings,
  { styles, scripts }: Bundles,
): Promise<Drafts | undefined> {
  const addresses = pages.flatMap((page) =>
    prefixIds.flatMap((prefix) => {
      const address = addressOf(page.route, prefix);
      return address && open.includes(address.path) ? { page, address } : [];
    }),
  );
  if (addresses.length === 0) return undefined;
  const pictures = createPictures(settings.basePath);
  const documents = addresses.map(({ page, address }) => ({
    path: address.path,
    contents: renderPage(page, address, { settings, styles, scripts, pictures, shareImage: () => undefined }).html,
  }));
  return asDrafts([...documents, ...styles.files, ...scripts.files, ...(await pictures.files())]);
}

/** Makes the pages somebody looks at; words alone call for no new bundles, where there are some. */
export async function makeDrafts(request: BuildRequest, tell: Tell, earlier?: Bundles): Promise<void> {
  const settings = localSettings(readSettings());
  const kept = request.changed === 'markup' ? earlier : undefined;
  const drafts = await draw(request, settings, kept ?? (await makeBundles(settings, { draft: true })));
  if (drafts) tell({ kind: request.changed === 'styles' ? 'styles' : 'pages', drafts });
}

/** Makes drafts for nobody, so that what is saved next is made by code that is loaded and warm. Returns their bundles. */
export async function warmUp(request: BuildRequest): Promise<Bundles> {
  const settings = localSettings(readSettings());
  const bundles = await makeBundles(settings, { draft: true });
  await draw(request, settings, bundles);
  return bundles;
}

/** Makes the whole site, then holds its types against each other: a text that one language lacks is found there. */
export async function makeSite(tell: Tell): Promise<void> {
  const settings = localSettings(readSettings());
  const { pages: count } = await buildSite(settings, { folder: 'dist', types: false });
  tell({ kind: 'built', pages: count });
  refuse(await checkTypes());
}
