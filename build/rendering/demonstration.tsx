import type { ReactNode } from 'react';
import { defaultLocale } from '../../content/locale.ts';
import { EmbedDemonstration } from '../../pages/embed-demonstration.tsx';
import { Primitives } from '../../pages/primitives.tsx';
import type { WidgetName } from '../../widgets/names.ts';
import { embedFolder } from '../js/embeds.tsx';
import { iconPaths } from '../pictures/icons.ts';
import type { OutputFile } from '../output.ts';
import { type BuildContext, createPageContext, switchFrom } from './page-document.tsx';
import { renderDocument } from './render.tsx';

/** A page outside the site's layout. */
function makePage(name: string, source: string, document: ReactNode, context: BuildContext): OutputFile {
  const { html } = renderDocument(document, { route: 'home', href: `/${name}/`, locale: defaultLocale }, context);
  return { path: `${name}/index.html`, contents: html, source };
}

/**
 * The pages that show every embed and every primitive; part of the site on the machine of those who build with them, never of the
 * published one.
 */
export function makeDemonstrations(context: BuildContext): readonly OutputFile[] {
  const local = (file: string) => context.settings.basePath + file;
  const pageContext = createPageContext('root', context);
  const switchTo = switchFrom('home', defaultLocale, context.settings.basePath);
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
