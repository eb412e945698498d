import type { ReactNode } from 'react';
import { locales, type Localized } from '../../content/locale.ts';
import { switchPrefix } from '../../content/routes.ts';
import { EmbedDemonstration } from '../../pages/embed-demonstration.tsx';
import { Primitives } from '../../pages/primitives.tsx';
import type { WidgetName } from '../../widgets/names.ts';
import { embedFolder } from '../js/embeds.tsx';
import { localHref } from './address.ts';
import { iconPaths } from '../pictures/icons.ts';
import type { OutputFile } from '../output.ts';
import { createPageContext, renderDocument, type BuildContext } from './render.tsx';

/** A page outside the site's layout. */
function makePage(name: string, source: string, document: ReactNode, context: BuildContext): OutputFile {
  const { html } = renderDocument(document, { route: 'home', href: `/${name}/`, locale: 'en' }, context);
  return { path: `${name}/index.html`, contents: html, source };
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
      { href: localHref(context.settings.basePath, 'home', switchPrefix[locale]), current: locale === 'en' },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const icon = local(iconPaths.svg);
  const script = (name: WidgetName) => local(`${embedFolder}/${name}.js`);
  return [
    makePage(
      'widgets',
      'pages/embed-demonstration.tsx',
      <EmbedDemonstration context={pageContext} script={script} switchTo={switchTo} icon={icon} />,
      context,
    ),
    makePage('primitives', 'pages/primitives.tsx', <Primitives icon={icon} />, context),
  ];
}
