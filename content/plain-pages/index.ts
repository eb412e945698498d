import type { PlainPage } from './plain-page.ts';

/** The pages that are nothing but words, by their ids: addresses, menus, sitemap and tests follow from this list. */
export const plainPages = {} as const satisfies Readonly<Record<string, PlainPage>>;

export type PlainRoute = keyof typeof plainPages & string;

/** The same list for those who do not care which pages are in it. */
export const listPlainPages = (): readonly (PlainPage & { readonly route: PlainRoute })[] =>
  Object.entries<PlainPage>(plainPages).map(([id, page]) => ({ ...page, route: id as PlainRoute }));

/** Those that stand in one of the menus. */
export const plainPagesIn = (menu: PlainPage['menu']) => listPlainPages().filter((page) => page.menu === menu);
