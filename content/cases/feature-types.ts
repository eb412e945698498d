import type { Art } from '../art/art.ts';
import type { Localized } from '../locale.ts';
import type { CaseItem, Text } from './case-types.ts';

interface FeatureBase {
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
}

/** Doors side by side, in the order of a visit. */
export interface EntrancesBlock extends FeatureBase {
  readonly kind: 'entrances';
  readonly items: readonly (CaseItem & { readonly door: Art })[];
}

/** Above the water line what is said, below it what was struck out. */
export interface HorizonBlock extends FeatureBase {
  readonly kind: 'horizon';
  /** The sun above it: one of the swatches. */
  readonly light: string;
  /** A sentence in the client's own language, and what it means. */
  readonly said: { readonly lang: 'de'; readonly text: string; readonly meaning: Text };
  /** What the sunken words are. */
  readonly unsaid: Text;
  /** The longest first, as a reflection grows shorter with depth. */
  readonly sunken: readonly Text[];
}

/** Three stones of a gate, the last of which rests on the two before it. */
export interface GateBlock extends Pick<FeatureBase, 'heading'> {
  readonly kind: 'gate';
  /** Its upright stones. */
  readonly art: Art;
  /** The sun behind it: one of the swatches. */
  readonly light: string;
  readonly items: readonly [CaseItem, CaseItem, CaseItem];
}

/** A working week: what each day brings, and the day that is left free. */
export interface WeekBlock extends FeatureBase {
  readonly kind: 'week';
  /** Monday to Friday. */
  readonly days: Localized<readonly string[]>;
  readonly items: readonly CaseItem[];
  readonly free: Text;
}

/** A table of one thing then and now, each row with its reason. */
export interface VersusBlock extends FeatureBase {
  readonly kind: 'versus';
  readonly columns: { readonly row: Text; readonly before: Text; readonly after: Text };
  readonly rows: readonly (CaseItem & { readonly before: Text; readonly after: Text })[];
}

/** What a brand keeps and what each event chooses, and a drawing of both at work. */
export interface KitBlock extends FeatureBase {
  readonly kind: 'kit';
  readonly stays: { readonly title: Text; readonly parts: readonly Text[] };
  readonly chosen: { readonly title: Text; readonly parts: readonly Text[] };
  readonly art: Art;
  /** The same for small screens. */
  readonly narrow: Art;
  readonly alt: Text;
}

/** One sentence for everybody, on a banner across a street of shut doors. */
export interface DoorsBlock extends FeatureBase {
  readonly kind: 'doors';
  readonly sentence: Text;
  readonly street: Art;
}

/** What is told, large, above a drawing from edge to edge that shows it. */
export interface SceneBlock extends FeatureBase {
  readonly kind: 'scene';
  readonly art: Art;
}

/** The words that one line was cut out of: all but the line itself struck out. */
export interface RoughBlock extends FeatureBase {
  readonly kind: 'rough';
  /** The line that is left. */
  readonly kept: Text;
  /** What stood before each of its words, in turn; the last one after them. */
  readonly struck: readonly Text[];
}

/** What only one client's page shows. */
export type FeatureBlock =
  EntrancesBlock | HorizonBlock | GateBlock | WeekBlock | VersusBlock | KitBlock | DoorsBlock | SceneBlock | RoughBlock;
