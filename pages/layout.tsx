import type { ReactNode } from 'react';
import type { Localized } from '../content/locale.ts';
import type { Family, RouteId } from '../content/routes.ts';
import type { Frame, Ground } from './page.ts';

export interface LayoutProps {
  readonly frame: Omit<Frame<never>, 'words'>;
  readonly route: RouteId;
  readonly ground: Ground;
  readonly family: Family;
  readonly year: number;
  readonly switchTo: Localized<{ readonly href: string; readonly current: boolean }>;
  readonly children: ReactNode;
}

/** What every page shares: the way past the navigation, header, main part and footer. */
export function Layout({ children }: LayoutProps) {
  return <main id="content">{children}</main>;
}
