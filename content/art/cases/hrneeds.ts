import { cover, coverTop, coverWall } from './hrneeds/cover.tsx';
import { headerSplit } from './hrneeds/header-split.tsx';
import { hiddenPromise } from './hrneeds/hidden-promise.tsx';
import { logo } from './hrneeds/logo.tsx';
import { sealSheet } from './hrneeds/seal-rules.tsx';
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
  sealSheet,
} as const;
