import type { ReactNode } from 'react';
import { labels } from '../content/labels.ts';
import type { Localized } from '../content/locale.ts';
import type { Family, RouteId } from '../content/routes.ts';
import type { Frame, Ground } from './page.ts';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';

export interface LayoutProps {
  readonly frame: Omit<Frame<never>, 'words'>;
  readonly route: RouteId;
  readonly ground: Ground;
  readonly family: Family;
  readonly year: number;
  /** Where each entry of the language switch leads, and which of them is the language shown. */
  readonly switchTo: Localized<{ readonly href: string; readonly current: boolean }>;
  readonly children: ReactNode;
}

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
