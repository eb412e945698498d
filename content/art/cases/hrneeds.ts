import { cover, coverTop, coverWall } from './hrneeds/cover.tsx';
import { headerSplit } from './hrneeds/header-split.tsx';
import { freePromise } from './hrneeds/free-promise.tsx';
import { hiddenPromise } from './hrneeds/hidden-promise.tsx';
import { logo } from './hrneeds/logo.tsx';
import { sealSheet } from './hrneeds/seal-rules.tsx';

export { hrneedsPalette, hrneedsTheme } from './hrneeds/palette.ts';

/** Every drawing of the comparison platform's case. */
export const hrneedsArt = {
  cover,
  coverWall,
  coverTop,
  logo,
  hiddenPromise,
  headerSplit,
  freePromise,
  sealSheet,
} as const;
