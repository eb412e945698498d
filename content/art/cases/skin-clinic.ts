import { avatar } from './skin-clinic/avatar.tsx';
import { birth } from './skin-clinic/birth.tsx';
import { cover, coverBand, coverBeside } from './skin-clinic/cover.tsx';
import { onDesk } from './skin-clinic/desk.tsx';
import { doors } from './skin-clinic/doors.tsx';
import { glowPost } from './skin-clinic/glow-post.tsx';
import { gracePost } from './skin-clinic/grace-post.tsx';
import { layersPost } from './skin-clinic/layers-post.tsx';
import { listenPost } from './skin-clinic/listen-post.tsx';
import { voice } from './skin-clinic/voice.tsx';

export { skinClinicPalette, skinClinicTheme } from './skin-clinic/palette.ts';

/** Every drawing of the skin clinic's case. */
export const skinClinicArt = {
  avatar,
  birth,
  cover,
  coverBand,
  coverBeside,
  doors,
  onDesk,
  voice,
  post1: glowPost,
  post2: gracePost,
  post3: layersPost,
  post4: listenPost,
} as const;
