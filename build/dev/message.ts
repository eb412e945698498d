import type { ShownFault } from './failure.ts';

/** What a maker is asked for: the site, and first of all the pages somebody looks at. */
export interface Order {
  /** The bundled site, as an address to import. */
  readonly bundle: string;
  /** Output paths of the pages that are open in a browser. */
  readonly open: readonly string[];
  /** Whether nothing but style sheets was saved. */
  readonly stylesOnly: boolean;
}

/** Files that are shown before the whole site is ready, by output path. */
export type Drafts = ReadonlyMap<string, string | Uint8Array>;

/** What a maker tells on its way. */
export type Message =
  | { readonly kind: 'styles'; readonly drafts: Drafts }
  | { readonly kind: 'pages'; readonly drafts: Drafts }
  | { readonly kind: 'drafted' }
  | { readonly kind: 'built'; readonly pages: number }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'done' };
