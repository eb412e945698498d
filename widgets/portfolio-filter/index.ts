import type { Mount } from '../mount.ts';

export const portfolioFilter: Mount = () => {};
