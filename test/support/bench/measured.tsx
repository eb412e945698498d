import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildSite } from '../../../build.ts';
import type { Scripts } from '../../../build/js/scripts.ts';
import { tuneEngine } from '../../../build/engine.js';
import { createPictures } from '../../../build/pictures/pictures.tsx';
import { addressOf } from '../../../build/rendering/address.ts';
import { documentOf } from '../../../build/rendering/page-document.tsx';
import { prefixIds } from '../../../content/routes.ts';
import { pages } from '../../../pages/index.ts';
import { pageWidgets } from '../../../widgets/names.ts';
import { plainSettings } from '../build/plain-settings.ts';

const settings = plainSettings();

/** The least that can be done: the same elements, drawn by React and written. Pictures have their size and no contents. */
async function floor(folder: string): Promise<void> {
  const picture = ({ name, width, height }: { name: string; width: number; height: number }) => ({
    src: `/assets/${name}-0123456789.svg`,
    width,
    height,
  });
  const file = '/assets/file-a123456789.js';
  const styles = { ofPage: () => '', save: async () => {}, fonts: {}, preloaded: [], files: [] };
  const widgets = Object.fromEntries(pageWidgets.map((name) => [name, file])) as Scripts['widgets'];
  const scripts = { layout: file, widgets, firstScreen: '', storedLanguage: '', files: [] };
  const pictures = { ...createPictures(settings.basePath), picture };
  const context = { settings, styles, scripts, pictures, shareImage: () => undefined };
  for (const page of pages) {
    for (const prefix of prefixIds) {
      const address = addressOf(page.route, prefix);
      if (!address) continue;
      const path = join(folder, address.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `<!doctype html>${renderToStaticMarkup(documentOf(page, address, context))}`);
    }
  }
}

const [, , mode, folder = ''] = process.argv;
if (mode === 'floor') await floor(folder);
else {
  // As `npm run build` does; the floor is React as Node runs it.
  tuneEngine();
  await buildSite(settings, { folder, types: false });
}
