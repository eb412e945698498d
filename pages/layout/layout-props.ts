import type { ReactNode } from 'react';
import type { RouteId } from '../../content/routes.ts';
import type { PageContext, Ground } from '../page.ts';
import type { SwitchTo } from './language-switch.tsx';

/** What the layout is given around a page; its parts each take some of it. */
export interface LayoutProps {
  readonly context: Omit<PageContext<never>, 'words'>;
  readonly route: RouteId;
  readonly ground: Ground;
  readonly year: number;
  readonly switchTo: SwitchTo;
  readonly children: ReactNode;
}
