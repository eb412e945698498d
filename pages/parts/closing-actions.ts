import { labels } from '../../content/labels.ts';
import type { PageContext } from '../page.ts';
import type { Action } from './button-row.tsx';

/** What a page ends with: an enquiry, under a label of its own, and our work for those who are not there yet. */
export const closingActions = (
  { localize, link }: Pick<PageContext<never>, 'localize' | 'link'>,
  label: string,
): { readonly primary: Action; readonly secondary: Action } => ({
  primary: { label, href: link('contact') },
  secondary: { label: localize(labels).stories, href: link('portfolio') },
});
