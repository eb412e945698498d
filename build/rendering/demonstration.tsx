import type { ReactNode } from 'react';
import { locales, type Localized } from '../../content/locale.ts';
import { href, switchPrefix } from '../../content/routes.ts';
import { Primitives } from '../../pages/primitives.tsx';
import { Widgets } from '../../pages/widgets.tsx';
import { embedFolder } from '../js/embeds.tsx';
import { iconPaths } from '../pictures/icons.ts';
import type { OutputFile } from '../output.ts';
import { createPageContext, renderDocument, type BuildContext } from './render.tsx';

/** A page outside the site's layout, with the style sheets its own markup calls for. */
function makePage(
  name: string,
  { settings, styles }: BuildContext,
  draw: (styleSheets: readonly string[]) => ReactNode,
): OutputFile {
  const render = (sheets: readonly string[]) =>
    renderDocument(draw(sheets.map((sheet) => settings.basePath + sheet)), {
      route: 'home',
      href: `/${name}/`,
      locale: 'en',
    });
  const own = styles.ofPage(render([]));
  return {
    path: `${name}/index.html`,
    contents: render(own ? [styles.general, own] : [styles.general]),
    maker: `pages/${name}.tsx`,
  };
}

/**
 * The pages that show every embed and every primitive; part of the site on the machine of those who build with them, never of the
 * published one.
 */
export function makeDemonstrations(context: BuildContext): readonly OutputFile[] {
  const local = (file: string) => context.settings.basePath + file;
  const pageContext = createPageContext('root', context);
  const switchTo = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { href: local(href('home', switchPrefix[locale]).slice(1)), current: locale === 'en' },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const icon = local(iconPaths.svg);
  return [
    makePage('widgets', context, (styleSheets) => (
      <Widgets
        context={pageContext}
        styleSheets={styleSheets}
        icon={icon}
        script={(name) => local(`${embedFolder}/${name}.js`)}
        switchTo={switchTo}
      />
    )),
    makePage('primitives', context, (styleSheets) => <Primitives styleSheets={styleSheets} icon={icon} />),
  ];
}
