import { prefixIds } from '../../content/routes.ts';
import { pages } from '../../pages/index.ts';
import { forgetResults } from '../kept/results.ts';
import { createPictures } from '../pictures/pictures.tsx';
import { addressOf } from '../rendering/address.ts';
import { renderPage } from '../rendering/render.tsx';
import { localSettings } from '../serving/local-settings.ts';
import { readSettings } from '../settings.ts';
import { draftScripts } from './draft-scripts.ts';
import { draftStyles } from './draft-styles.ts';
import type { DraftMessage, DraftRequest } from './message.ts';

/** Every page at every address. */
const all = pages.flatMap((page) =>
  prefixIds.flatMap((prefix) => {
    const address = addressOf(page.route, prefix);
    return address ? [{ page, address }] : [];
  }),
);

/**
 * Draws the pages somebody looks at, and no other, with everything they need. Their rules go ahead where nothing but style sheets was
 * saved. Where nobody looks one is drawn for nobody, so that the next is drawn by code that is loaded and warm.
 */
export async function drawDrafts(
  { open, changed }: DraftRequest,
  tell: (message: DraftMessage) => void,
): Promise<void> {
  forgetResults();
  const settings = localSettings(readSettings());
  const isBelow = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const styles = await draftStyles(settings, changed.filter(isBelow('styles')));
  const scripts = await draftScripts(changed.some(isBelow('widgets')));
  const { rules } = styles;
  const looked = all.filter(({ address }) => open.includes(address.path));
  if (looked.length > 0 && changed.every(isBelow('styles')))
    tell({ kind: 'styles', rules, pages: looked.map(({ address }) => address.path) });

  const pictures = createPictures(settings.basePath);
  const context = { settings, styles, scripts, pictures, shareImage: () => undefined };
  const drawn = (looked.length > 0 ? looked : all.slice(0, 1)).map(({ page, address }) => ({
    path: address.path,
    contents: renderPage(page, address, context).html,
  }));
  const files = [...drawn, ...styles.files, ...scripts.files, ...(await pictures.files())];
  if (looked.length > 0)
    tell({ kind: 'pages', rules, drafts: new Map(files.map(({ path, contents }) => [path, contents])) });
}
