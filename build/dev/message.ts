import type { ShownFault } from './failure.ts';

/** What is asked of the thread that draws drafts. */
export interface DraftRequest {
  /** What was saved since the last draft. */
  readonly changed: readonly string[];
  /** Output paths of the pages that are open in a browser. */
  readonly open: readonly string[];
}

/** Files that are shown before the whole site is ready, by output path. */
export type Drafts = ReadonlyMap<string, string | Uint8Array>;

/** What that thread tells. `rules` are those of every page, sheet by sheet, as they stand in each of the drafts. */
export type DraftMessage =
  | { readonly kind: 'styles'; readonly rules: readonly string[]; readonly pages: readonly string[] }
  | { readonly kind: 'pages'; readonly rules: readonly string[]; readonly drafts: Drafts }
  | { readonly kind: 'drafted'; readonly whole: boolean };

/** All rules as a page carries them, until others are sent to it. */
export const inOne = (rules: readonly string[]): string => rules.join('\n');

/** What a thread that makes the whole site tells on its way. */
export type SiteMessage =
  | { readonly kind: 'built'; readonly pages: number }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'done' };
