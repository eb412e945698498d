import type { ReactNode } from 'react';
import type { Localized } from '../../content/locale.ts';
import type { Prefix, RouteId } from '../../content/routes.ts';
import type { PageContext, Ground } from '../page.ts';

/** What the layout is given around a page; its parts each take some of it. */
export interface LayoutProps {
  readonly context: Omit<PageContext<never>, 'words'>;
  readonly route: RouteId;
  readonly ground: Ground;
  readonly prefix: Prefix;
  readonly year: number;
  /** Where each entry of the language switch leads, and which of them is the language shown. */
  readonly switchTo: Localized<{ readonly href: string; readonly current: boolean }>;
  readonly children: ReactNode;
}
