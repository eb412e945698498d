import { arrivePost } from './kraftortreisen/arrive-post.tsx';
import { avatar } from './kraftortreisen/avatar.tsx';
import { cover } from './kraftortreisen/cover.tsx';
import { forest } from './kraftortreisen/forest.tsx';
import { logo } from './kraftortreisen/logo.tsx';
import { nightfall } from './kraftortreisen/nightfall.tsx';
import { powerBand, powerPost } from './kraftortreisen/power-post.tsx';
import { slotsPost } from './kraftortreisen/slots-post.tsx';
import { stillnessPost } from './kraftortreisen/stillness-post.tsx';
import { uprights } from './kraftortreisen/uprights.tsx';

export { kraftortreisenPalette, kraftortreisenTheme } from './kraftortreisen/palette.ts';

/** Every drawing of the travel brand's case. */
export const kraftortreisenArt = {
  avatar,
  cover,
  forest,
  logo,
  nightfall,
  powerBand,
  post1: powerPost,
  post2: stillnessPost,
  post3: slotsPost,
  post4: arrivePost,
  uprights,
} as const;
