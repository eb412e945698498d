import type { Mount } from '../mount.ts';

export const configurator: Mount = () => {};
