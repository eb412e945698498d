import { labels } from '../content/labels.ts';
import type { LayoutProps } from './parts/layout-props.ts';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';

/** What every page shares: the way past the navigation, header, main part and footer. */
export function Layout({ frame, route, ground, family, year, switchTo, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        {frame.say(labels).skip}
      </a>
      <SiteHeader frame={frame} route={route} ground={ground} family={family} switchTo={switchTo} />
      <main className="site-main" id="content" tabIndex={-1} data-ground={ground} data-widget="reveal">
        {children}
      </main>
      <SiteFooter frame={frame} family={family} year={year} />
    </>
  );
}
