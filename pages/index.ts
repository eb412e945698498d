import { interimPages } from './interim.tsx';
import type { Page } from './page.ts';

const finished: readonly Page[] = [];

/** Every page of the site, in menu order. */
export const pages: readonly Page[] = [...finished, ...interimPages(finished)];
