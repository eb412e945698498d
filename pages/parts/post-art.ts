import type { InstagramPost } from '../../content/cases/case-types.ts';
import type { PageContext } from '../page.ts';

/** The drawing of a post: one for all languages, or that of the page's. */
export const postArt = ({ art }: Pick<InstagramPost, 'art'>, localize: PageContext<never>['localize']) =>
  'name' in art ? art : localize(art);
