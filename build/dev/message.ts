import type { ShownFault } from './failure.ts';

/** What a worker is asked for: the site, and first of all the pages somebody looks at. */
export interface BuildRequest {
  /** The bundled site, as an address to import. */
  readonly bundle: string;
  /** Output paths of the pages that are open in a browser. */
  readonly open: readonly string[];
  /** What was saved: nothing but style sheets, nothing but pages and their words, or something else. */
  readonly changed: 'styles' | 'markup' | 'anything';
}

/** Files that are shown before the whole site is ready, by output path. */
export type Drafts = ReadonlyMap<string, string | Uint8Array>;

/** What a worker tells on its way. */
export type WorkerMessage =
  | { readonly kind: 'styles'; readonly drafts: Drafts }
  | { readonly kind: 'pages'; readonly drafts: Drafts }
  | { readonly kind: 'drafted' }
  | { readonly kind: 'built'; readonly pages: number }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'done' };
