import { locales, type Localized } from '../../content/locale.ts';
import { switchPrefix } from '../../content/routes.ts';
import { Widgets } from '../../pages/widgets.tsx';
import { embedFolder } from '../js/embeds.tsx';
import { localHref } from './address.ts';
import { iconPaths } from '../pictures/icons.ts';
import type { OutputFile } from '../output.ts';
import { createPageContext, renderDocument, type BuildContext } from './render.tsx';

/** Where the page that shows every embed stands. */
const path = 'widgets/index.html';

/** The page that shows every embed; part of the site on the machine of those who build with it, never of the published one. */
export function makeDemonstration(context: BuildContext): OutputFile {
  const { settings, styles } = context;
  const local = (file: string) => settings.basePath + file;
  const pageContext = createPageContext('root', context);
  const switchTo = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { href: localHref(settings.basePath, 'home', switchPrefix[locale]), current: locale === 'en' },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const render = (sheets: readonly string[]) =>
    renderDocument(
      <Widgets
        context={pageContext}
        styleSheets={sheets.map(local)}
        icon={local(iconPaths.svg)}
        script={(name) => local(`${embedFolder}/${name}.js`)}
        switchTo={switchTo}
      />,
      { route: 'home', href: '/widgets/', locale: 'en' },
    );
  const own = styles.ofPage(render([]));
  return { path, contents: render(own ? [styles.general, own] : [styles.general]), source: 'pages/widgets.tsx' };
}
