import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ReactNode } from 'react';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import type { Locale } from '../../content/locale.ts';
import { portfolio } from '../../content/portfolio.ts';
import { canonicalPrefix, localesOf, type RouteId } from '../../content/routes.ts';
import type { PageContext } from '../../pages/page.ts';
import { ContactForm } from '../../pages/contact/contact-form.tsx';
import { ProjectFilter } from '../../pages/portfolio/project-filter.tsx';
import { contractOf } from '../../widgets/embed/contract.ts';
import type { Drawing } from '../../widgets/embed/drawing.ts';
import { type WidgetName, widgetNames } from '../../widgets/names.ts';
import { fingerprint } from '../asset.ts';
import { printMarkup } from '../rendering/print-markup.ts';
import { type EmbedStyles, openEmbedStyles } from '../css/embed-styles.ts';
import { embedTypes } from './embed-types.ts';
import { markupTreeOf } from './markup-tree.ts';
import type { OutputFile } from '../output.ts';
import { caseStyles } from '../css/palettes.ts';
import { openLinks } from '../rendering/links.ts';
import { createPageContext, type BuildContext } from '../rendering/page-document.tsx';
import { bundleScript, importOf } from './scripts.ts';

/** The folder of the embeds; its number changes when the contract of widgets/README.md does. */
export const embedFolder = 'widgets/v1';

/** Path of a widget's script below the site. */
const embedPath = (name: WidgetName) => `${embedFolder}/${name}.js`;

/** Path of the same script by an address that only ever has these bytes. */
const pinnedPath = (name: WidgetName, contents: string) => `${embedFolder}/${name}-${fingerprint(contents)}.js`;

/** A widget that can draw itself on a page without its markup. */
interface Drawn extends Pick<Drawing, 'part'> {
  /** Selector of the element whose width decides how it is laid out. */
  readonly container: string;
  /** Whose words it speaks: it draws itself in the languages of that page. */
  readonly page: RouteId;
  readonly draw: (context: Omit<PageContext<never>, 'words'>) => ReactNode;
}

const drawn: Partial<Record<WidgetName, Drawn>> = {
  'contact-form': {
    part: 'form',
    page: 'contact',
    // Not around the toasts: what is fixed to the screen would be fixed to the container.
    container: '.contact-form > :not(.toast-region)',
    draw: ({ localize, prefixName, link }) => (
      <ContactForm
        words={localize(contactFormWords)}
        enquiry={{ formPost: false }}
        privacy={link('privacy')}
        prefix={prefixName}
        id="enquiry"
        prefilled={false}
      />
    ),
  },
  'portfolio-filter': {
    part: '[data-filter-list]',
    page: 'portfolio',
    container: '.page',
    draw: ({ link, picture, localize }) => (
      <ProjectFilter words={localize(portfolio)} link={link} picture={picture} localize={localize} />
    ),
  },
};

/** The markup in one language, with addresses that are relative to the site. */
function markupOf(name: WidgetName, { draw }: Drawn, locale: Locale, context: BuildContext): string {
  const prefix = canonicalPrefix[locale];
  const pageContext = createPageContext(prefix, context);
  const { link, sayLanguages } = openLinks(prefix, '');
  const markup = printMarkup(
    <div className="page" lang={locale}>
      {draw({
        ...pageContext,
        link,
        picture: (art, place) => {
          // One size of a photograph: what the embed resolves is `src`.
          const { src, width, height } = pageContext.picture(art, place);
          return { src: src.slice(context.settings.basePath.length), width, height };
        },
      })}
    </div>,
    () => ({ file: 'build/js/embeds.tsx', page: embedPath(name), language: locale }),
  );
  return sayLanguages(markup);
}

async function drawingOf(
  name: WidgetName,
  widget: Drawn,
  context: BuildContext,
  embedStyles: EmbedStyles,
): Promise<Drawing> {
  const { part, container } = widget;
  const options = Object.keys(contractOf(name).options);
  const rendered = Object.fromEntries(
    localesOf(widget.page).map((locale) => [locale, markupOf(name, widget, locale, context)]),
  );
  const styles = await embedStyles({
    name,
    markup: Object.values(rendered).join(''),
    options: options.map((option) => `data-${option}`),
    container,
  });
  const markup = Object.fromEntries(Object.entries(rendered).map(([locale, html]) => [locale, markupTreeOf(html)]));
  return { name, part, options, markup, styles };
}

async function sourceOf(name: WidgetName, context: BuildContext, embedStyles: EmbedStyles): Promise<string> {
  const { statement, variable } = importOf(name);
  const { origin, basePath } = context.settings;
  const widget = drawn[name];
  const mounted = widget
    ? `drawn(${variable}, ${JSON.stringify(await drawingOf(name, widget, context, embedStyles))}, site)`
    : variable;
  return [
    `import { mountEmbed } from './embed/mount-embed.ts';`,
    `import { siteAddress } from './embed/address.ts';`,
    `import { whenParsed } from './embed/when-parsed.ts';`,
    widget ? `import { drawn } from './embed/drawn.ts';` : '',
    statement,
    `const site = siteAddress('${embedFolder}/${name}', ${JSON.stringify(origin + basePath)});`,
    `const widget = ${mounted};`,
    `whenParsed(() => mountEmbed('${name}', widget, site, '${embedFolder}'));`,
  ].join('\n');
}

/** What a page that embeds a widget writes: the pinned script, its integrity checked, which needs CORS. */
const snippetOf = (name: WidgetName, address: string, integrity: string) =>
  `<div data-widget="${name}"></div>\n<script async src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>`;

/** The list of all embeds, for those who embed one and for machines that keep them up to date. */
function listOf(embeds: readonly { readonly name: WidgetName; readonly contents: string }[], site: string): string {
  const entries = embeds.map(({ name, contents }) => {
    const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
    const pinned = site + pinnedPath(name, contents);
    return [
      name,
      {
        script: site + embedPath(name),
        pinned,
        bytes: Buffer.byteLength(contents),
        integrity,
        snippet: snippetOf(name, pinned, integrity),
      },
    ];
  });
  return `${JSON.stringify({ version: basename(embedFolder), types: site + typesPath, widgets: Object.fromEntries(entries) }, null, 2)}\n`;
}

const source = 'build/js/embeds.tsx';
const typesPath = `${embedFolder}/embeds.d.ts`;

/**
 * Every widget as one script for any page anywhere, at an address that stays and at one whose bytes stay: complete in itself, and of
 * the classic kind, which other origins may load without asking the host for leave (a module would need its CORS headers).
 * Beside them a list of all, and their types.
 */
export async function makeEmbeds(context: BuildContext): Promise<readonly OutputFile[]> {
  const embedStyles = openEmbedStyles(caseStyles());
  const { origin, basePath } = context.settings;
  const embeds = await Promise.all(
    widgetNames.map(async (name) => {
      const { text, packages } = await bundleScript(await sourceOf(name, context, embedStyles), { format: 'iife' });
      return { name, contents: `${text}\n`, packages };
    }),
  );
  return [
    ...embeds.flatMap(({ name, contents, packages }) =>
      [embedPath(name), pinnedPath(name, contents)].map((path) => ({ path, contents, source, packages })),
    ),
    { path: `${embedFolder}/index.json`, contents: listOf(embeds, origin + basePath), source },
    { path: typesPath, contents: embedTypes((name) => (drawn[name] ? localesOf(drawn[name].page) : [])), source },
  ];
}
