import type { ReactNode } from 'react';
import { websiteConfiguratorWords } from '../content/services/website-configurator.ts';
import { locales } from '../content/locale.ts';
import { site } from '../content/site.ts';
import type { WidgetName } from '../widgets/names.ts';
import type { PageContext } from './page.ts';
import { Configurator } from './services/website-configurator/configurator.tsx';
import { LightField } from './home/light-field.tsx';
import type { SwitchTo } from './layout/language-switch.tsx';
import { SiteHeader } from './layout/site-header.tsx';

export interface EmbedDemonstrationProps {
  readonly context: Omit<PageContext<never>, 'words'>;
  readonly icon: string;
  /** Address of a widget's script. */
  readonly script: (name: WidgetName) => string;
  readonly switchTo: SwitchTo;
}

const attributesOf = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : `\n  ${name}="${value}"`))
    .join('');

interface ShownProps {
  readonly name: WidgetName;
  readonly script: string;
  /** What the host page says to the widget. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

/** One embed: what a host page writes, and what comes of it. */
function Shown({ name, script, attributes = {}, children }: ShownProps) {
  const host = `<div${attributesOf({ 'data-widget': name, ...attributes })}\n>${children ? '…' : ''}</div>`;
  return (
    <section className="stack" aria-labelledby={`about-${name}`}>
      <div className="wrapper stack">
        <h2 className="display" data-size="s" id={`about-${name}`}>
          {name}
        </h2>
        <pre tabIndex={0}>
          <code>{`${host}\n<script async src="${script}"></script>`}</code>
        </pre>
      </div>
      {children ?? (
        <div className="wrapper">
          <div data-widget={name} {...attributes} />
        </div>
      )}
    </section>
  );
}

/**
 * Every embed on one page, for those who build with them: the contract is in widgets/README.md. It stands outside the site's layout
 * and loads none of the site's own scripts, as a foreign page would not.
 */
export function EmbedDemonstration({ context, icon, script, switchTo }: EmbedDemonstrationProps) {
  const { endpoint, token } = context.enquiry;
  const form = { 'data-endpoint': endpoint, 'data-token': token };
  const configuratorContext = { ...context, words: websiteConfiguratorWords };
  const shown = (name: WidgetName, props?: Omit<ShownProps, 'name' | 'script'>) => (
    <Shown name={name} script={script(name)} {...props} />
  );
  const names: readonly WidgetName[] = [
    'nav',
    'reveal',
    'light-field',
    'configurator',
    'contact-form',
    'portfolio-filter',
  ];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Widgets of ${site.name}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {names.map((name) => (
          <script key={name} async src={script(name)} />
        ))}
      </head>
      <body>
        <SiteHeader context={context} route="home" ground="paper" switchTo={switchTo} />
        <main className="section stack" data-ground="paper">
          <h1 className="wrapper display" data-size="l">
            Widgets
          </h1>
          {shown('contact-form', { attributes: { 'data-language': locales[0], ...form } })}
          {shown('portfolio-filter', { attributes: { 'data-language': locales.at(-1) } })}
          {shown('configurator', {
            children: (
              <div className="wrapper">
                <Configurator context={configuratorContext} labelledBy="about-configurator" />
              </div>
            ),
          })}
          {shown('light-field', {
            children: (
              <div className="home-hero" data-ground="ink" data-widget="light-field" data-light-field="">
                <LightField />
              </div>
            ),
          })}
          {shown('reveal', {
            children: (
              <ol className="wrapper stack" data-widget="reveal" data-stagger="100">
                <li data-reveal="">One</li>
                <li data-reveal="">Two</li>
                <li data-reveal="">Three</li>
              </ol>
            ),
          })}
        </main>
      </body>
    </html>
  );
}
