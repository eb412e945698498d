import { locales, type Localized } from '../content/locale.ts';
import { href, switchFamily } from '../content/routes.ts';
import { Widgets } from '../pages/widgets.tsx';
import { embedFolder } from './embeds.tsx';
import { iconPaths } from './icons.ts';
import type { OutputFile } from './output.ts';
import { frameOf, renderDocument, type Workshop } from './render.tsx';

/** Where the page that shows every embed stands. */
const path = 'widgets/index.html';

/** The page that shows every embed; part of the site on the machine of those who build with it, never of the published one. */
export function makeDemonstration(workshop: Workshop): OutputFile {
  const { settings, styles } = workshop;
  const local = (file: string) => settings.basePath + file;
  const frame = frameOf('root', workshop);
  const switchTo = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { href: local(href('home', switchFamily[locale]).slice(1)), current: locale === 'en' },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const render = (sheets: readonly string[]) =>
    renderDocument(
      <Widgets
        frame={frame}
        styleSheets={sheets.map(local)}
        icon={local(iconPaths.svg)}
        script={(name) => local(`${embedFolder}/${name}.js`)}
        switchTo={switchTo}
      />,
      { route: 'home', href: '/widgets/', locale: 'en' },
    );
  const own = styles.ofPage(render([]));
  return { path, contents: render(own ? [styles.general, own] : [styles.general]), maker: 'pages/widgets.tsx' };
}
