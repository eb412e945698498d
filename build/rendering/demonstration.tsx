import { locales, type Localized } from '../../content/locale.ts';
import { href, switchPrefix } from '../../content/routes.ts';
import { EmbedDemonstration } from '../../pages/embed-demonstration.tsx';
import { embedFolder } from '../js/embeds.tsx';
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
      { href: local(href('home', switchPrefix[locale]).slice(1)), current: locale === 'en' },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const { html } = renderDocument(
    <EmbedDemonstration
      context={pageContext}
      styleSheet={local(styles.general)}
      icon={local(iconPaths.svg)}
      script={(name) => local(`${embedFolder}/${name}.js`)}
      switchTo={switchTo}
    />,
    { route: 'home', href: '/widgets/', locale: 'en' },
    styles.ofPage,
  );
  return { path, contents: html, maker: 'pages/embed-demonstration.tsx' };
}
