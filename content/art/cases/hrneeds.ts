import { cover, coverTop, coverWall } from './hrneeds/cover.tsx';
import { headerSplit } from './hrneeds/header-split.tsx';
import { hiddenPromise } from './hrneeds/hidden-promise.tsx';
import { logo } from './hrneeds/logo.tsx';
import { sealRules } from './hrneeds/seal-rules.tsx';
import { sealGerman } from './hrneeds/seals.tsx';
import { tick } from './hrneeds/tick.tsx';

export { hrneedsPalette, hrneedsTheme } from './hrneeds/palette.ts';

/** Every drawing of the comparison platform's case. */
export const hrneedsArt = {
  cover,
  coverWall,
  coverTop,
  logo,
  hiddenPromise,
  headerSplit,
  tick,
  sealGerman,
  sealRules,
} as const;
