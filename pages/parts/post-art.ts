import type { InstagramPost } from '../../content/cases/case.ts';
import type { Frame } from '../page.ts';

/** The drawing of a post: one for all languages, or that of the page's. */
export const postArt = ({ art }: Pick<InstagramPost, 'art'>, say: Frame<never>['say']) =>
  'draw' in art ? art : say(art);
