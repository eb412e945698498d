import { forwards, forwardWords } from '../../content/forwards.ts';
import { canonicalPrefix } from '../../content/routes.ts';
import { Forward } from '../../pages/forward.tsx';
import { localHref, oldPath, type PageAddress } from './address.ts';
import { assetPath } from '../asset.ts';
import { bundle } from '../js/bundle.ts';
import { sheetOptions } from '../css/sheet-options.ts';
import { iconPaths } from '../pictures/icons.ts';
import type { OutputFile } from '../output.ts';
import { renderDocument, type RenderedDocument } from './render.tsx';
import type { Settings } from '../settings.ts';

export interface Forwards {
  readonly pages: readonly ({ readonly address: PageAddress } & RenderedDocument)[];
  readonly sheet: OutputFile;
}

const source = 'styles/forward.css';

/** A small page at every old address that leads to where its page lives now, and the style sheet of these pages. */
export async function makeForwards({ origin, basePath }: Settings): Promise<Forwards> {
  const { files: bundled } = await bundle(
    { ...sheetOptions, entryPoints: [source], minify: true },
    'Mend the style sheet at this line.',
  );
  const css = bundled[0]!.text;
  const sheet = { path: assetPath('forward', 'css', css), contents: css, source };
  const local = (path: string) => basePath + path;

  const pages = forwards.map(({ from, locale, to, fragment }) => {
    const prefix = canonicalPrefix[locale];
    const address: PageAddress = { route: to, prefix, locale, href: `/${from}`, path: oldPath(from) };
    const goal = localHref(basePath, to, prefix, fragment);
    const document = (
      <Forward
        lang={locale}
        words={forwardWords[locale]}
        to={goal}
        canonical={origin + goal}
        styleSheet={local(sheet.path)}
        icon={local(iconPaths.svg)}
      />
    );
    return { address, ...renderDocument(document, address) };
  });
  return { pages, sheet };
}
