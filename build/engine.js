import { setFlagsFromString } from 'node:v8';

/** Tells V8 what a build is: short, and of one page after the other. */
export function tuneEngine() {
  // A build is over before most of what V8 optimises has paid for it: that took a fifth of its processor time. With a limit thirty times
  // that of Node 20 (67584) functions still are where they run long, on a site of thousands of pages.
  setFlagsFromString('--interrupt-budget=2000000');
  // Left to itself V8 lets the heap grow up to threefold between collections, most on fast machines. By half is enough where a page can
  // be forgotten once it is written.
  setFlagsFromString('--heap-growing-percent=50');
}
