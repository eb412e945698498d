import { avatar } from './b2b-insider/avatar.tsx';
import { conference } from './b2b-insider/conference.tsx';
import { cover, ending } from './b2b-insider/cover.tsx';
import { falling } from './b2b-insider/falling.tsx';
import { logo, logoOnDark } from './b2b-insider/logo.tsx';
import { meetingBackground1, meetingBackground2 } from './b2b-insider/meeting-backgrounds.tsx';
import { cloudPost, dataPost, networkPost, securityPost } from './b2b-insider/posts.tsx';
import { programmeNarrow, programmeWide } from './b2b-insider/programme.tsx';
import { wall } from './b2b-insider/wall.tsx';
import { website, websiteBand, websiteNarrow } from './b2b-insider/website.tsx';

export { b2bInsiderPalette, b2bInsiderTheme } from './b2b-insider/palette.ts';

/** Every drawing of the conference organiser's case. */
export const b2bInsiderArt = {
  avatar,
  cover,
  ending,
  wall,
  logo,
  logoOnDark,
  website,
  websiteBand,
  websiteNarrow,
  meetingBackground1,
  meetingBackground2,
  conference,
  falling,
  programmeWide,
  programmeNarrow,
  post1: cloudPost,
  post2: securityPost,
  post3: dataPost,
  post4: networkPost,
} as const;
