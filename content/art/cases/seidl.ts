import { avatar } from './seidl/avatar.tsx';
import { cover, detail } from './seidl/cover.tsx';
import { insightPost } from './seidl/insight-post.tsx';
import { launchPost } from './seidl/launch-post.tsx';
import { logo, markPulled } from './seidl/logo.tsx';
import { projectPost } from './seidl/project-post.tsx';
import { silence } from './seidl/silence.tsx';
import { tipPost } from './seidl/tip-post.tsx';
import { story } from './seidl/story.tsx';
import { year } from './seidl/year.tsx';

export { seidlPalette, seidlTheme } from './seidl/palette.ts';

/** Every drawing of the digital agency's case; the posts after the first are its templates. */
export const seidlArt = {
  avatar,
  cover,
  detail,
  logo,
  markPulled,
  silence,
  story,
  year,
  post1: launchPost,
  post2: tipPost,
  post3: insightPost,
  post4: projectPost,
} as const;
