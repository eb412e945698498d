import { avatar } from './house/avatar.tsx';
import { cover } from './house/cover.tsx';
import { cutPost } from './house/cut-post.tsx';
import { lightPost } from './house/light-post.tsx';
import { logo, logoOnDark } from './house/logo.tsx';
import { mark } from './house/mark.tsx';
import { roughPost } from './house/rough-post.tsx';
import { stationery } from './house/stationery.tsx';
import { taglinePost } from './house/tagline-post.tsx';
import { typography } from './house/typography.tsx';

export { housePalette, houseTheme } from './house/palette.ts';

/** Every drawing of the agency's own case. */
export const houseArt = {
  avatar,
  cover,
  logo,
  logoOnDark,
  mark,
  stationery,
  typography,
  post1: roughPost,
  post2: cutPost,
  post3: lightPost,
  post4: taglinePost,
} as const;
