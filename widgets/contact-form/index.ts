import type { Mount } from '../mount.ts';

export const contactForm: Mount = () => {};
