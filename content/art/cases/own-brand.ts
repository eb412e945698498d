import { avatar } from './own-brand/avatar.tsx';
import { cover } from './own-brand/cover.tsx';
import { cutPost } from './own-brand/cut-post.tsx';
import { lightPost } from './own-brand/light-post.tsx';
import { logo, logoNarrow } from './own-brand/logo.tsx';
import { gemOffcut, octagonOffcut, sparkOffcut } from './own-brand/offcuts.tsx';
import { roughPost } from './own-brand/rough-post.tsx';
import { stationery, stationeryNarrow } from './own-brand/stationery.tsx';
import { taglinePost } from './own-brand/tagline-post.tsx';

export { ownBrandPalette, ownBrandTheme } from './own-brand/palette.ts';

/** Every drawing of the agency's own case. */
export const ownBrandArt = {
  avatar,
  cover,
  logo,
  logoNarrow,
  stationery,
  stationeryNarrow,
  gemOffcut,
  sparkOffcut,
  octagonOffcut,
  post1: roughPost,
  post2: cutPost,
  post3: lightPost,
  post4: taglinePost,
} as const;
