import type { ReactNode } from 'react';
import type { Localized } from '../../content/locale.ts';
import type { Family, RouteId } from '../../content/routes.ts';
import type { Frame, Ground } from '../page.ts';

/** What the layout is given around a page; its parts each take some of it. */
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
