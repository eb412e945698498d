import type { Mount } from '../mount.ts';
import { stillPreferred } from '../motion.ts';

/** Lets the light follow the pointer: writes its place inside the element, from -1 to 1, into two custom properties. */
export const lightField: Mount = (root, life) => {
  let frame = 0;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (stillPreferred()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = root.getBoundingClientRect();
      root.style.setProperty('--light-x', (((clientX - left) / width) * 2 - 1).toFixed(3));
      root.style.setProperty('--light-y', (((clientY - top) / height) * 2 - 1).toFixed(3));
    });
  };
  root.addEventListener('pointermove', follow, { signal: life, passive: true });
  life.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
};
