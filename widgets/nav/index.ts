import type { Mount } from '../mount.ts';

export const nav: Mount = () => {};
