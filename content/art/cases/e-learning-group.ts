import { avatar } from './e-learning-group/avatar.tsx';
import { cover } from './e-learning-group/cover.tsx';
import { logo, logoOnDark } from './e-learning-group/facade.tsx';
import { fanlight } from './e-learning-group/fanlight.tsx';
import { fan, goal, row } from './e-learning-group/goal.tsx';
import { changersPost, hrPost, leadsPost, teachersPost } from './e-learning-group/posts.tsx';
import { shutStreet } from './e-learning-group/shut-street.tsx';
import { streetFront } from './e-learning-group/street-front.tsx';
import { street } from './e-learning-group/street.tsx';
import { website, websiteNarrow } from './e-learning-group/website.tsx';

export { eLearningGroupPalette, eLearningGroupTheme } from './e-learning-group/palette.ts';

/** Every drawing of the course provider's case. */
export const eLearningGroupArt = {
  avatar,
  cover,
  streetFront,
  shutStreet,
  fanlight,
  goal,
  fan,
  row,
  logo,
  logoOnDark,
  website,
  websiteNarrow,
  post1: changersPost,
  post2: leadsPost,
  post3: teachersPost,
  post4: hrPost,
  street,
} as const;
