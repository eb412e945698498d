import { reducedMotion } from '../motion.ts';
import type { Mount } from '../mount.ts';

/** Lets the light follow the pointer: writes its place inside the element, from -1 to 1, into two custom properties. */
export const lightField: Mount = (root, signal) => {
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (reducedMotion()) return;
      const { left, top, width, height } = root.getBoundingClientRect();
      root.style.setProperty('--light-x', String(((clientX - left) / width) * 2 - 1));
      root.style.setProperty('--light-y', String(((clientY - top) / height) * 2 - 1));
    },
    { signal, passive: true },
  );
};
