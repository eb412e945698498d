import { labels } from '../../content/labels.ts';
import type { LayoutProps } from './layout-props.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What every page shares: the way past the navigation, header, main part and footer. */
export function Layout({ context, route, ground, year, switchTo, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link strong" href="#content">
        {context.localize(labels).skip}
      </a>
      <SiteHeader context={context} route={route} ground={ground} switchTo={switchTo} />
      <Breadcrumbs context={context} route={route} ground={ground} />
      <main className="site-main" id="content" tabIndex={-1} data-ground={ground} data-widget="reveal">
        {children}
      </main>
      <SiteFooter context={context} route={route} year={year} />
    </>
  );
}
