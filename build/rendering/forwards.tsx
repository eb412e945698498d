import { forwards, forwardWords } from '../../content/forwards.ts';
import { wordsIn } from '../../content/locale.ts';
import { canonicalPrefix } from '../../content/routes.ts';
import { Forward } from '../../pages/forward.tsx';
import { localHref, oldPath, type PageAddress } from './address.ts';
import { bundle } from '../js/bundle.ts';
import { sheetOptions } from '../css/sheet-options.ts';
import { iconPaths } from '../pictures/icons.ts';
import { renderDocument, type RenderedDocument } from './render.tsx';
import type { Settings } from '../settings.ts';

export type ForwardPage = { readonly address: PageAddress } & RenderedDocument;

/** A small page at every old address that leads to where its page lives now, with rules of its own. */
export async function makeForwards(settings: Settings): Promise<readonly ForwardPage[]> {
  const { origin, basePath } = settings;
  const { files: bundled } = await bundle(
    { ...sheetOptions, entryPoints: ['styles/forward.css'], minify: true },
    'Mend the style sheet at this line.',
  );
  const styles = { ofPage: () => bundled[0]!.text };

  return forwards.map(({ from, locale, to, fragment }) => {
    const prefix = canonicalPrefix[locale];
    const address: PageAddress = { route: to, prefix, locale, href: `/${from}`, path: oldPath(from) };
    const goal = localHref(basePath, to, prefix, fragment);
    const document = (
      <Forward
        lang={locale}
        words={wordsIn(forwardWords, locale)}
        to={goal}
        canonical={origin + goal}
        icon={basePath + iconPaths.svg}
      />
    );
    return { address, ...renderDocument(document, address, { settings, styles }) };
  });
}
