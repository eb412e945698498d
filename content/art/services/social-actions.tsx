import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';

/** What one can do with a post: a heart, a word, an arrow to pass it on. */
export const socialActionsArt = defineArt({
  name: 'services/social-actions',
  width: 132,
  height: 32,
  draw: () => (
    <path
      fill="none"
      stroke={colours.goldDeep}
      strokeWidth="2.4"
      d="M18 28L4 14V9L9 4H13L18 9L23 4H27L32 9V14ZM54 4H78L84 10V20L78 26H68L60 31V26H54L48 20V10ZM102 6L130 4L112 29L110 17ZM110 17L130 4"
    />
  ),
});
