import type { Mount } from '../mount.ts';

export const reveal: Mount = () => {};
