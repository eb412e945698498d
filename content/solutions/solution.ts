import type { Localized } from '../locale.ts';
import type { PlanId } from '../prices.ts';
import type { FixedRoute } from '../routes.ts';

/** Running text under a heading. */
export interface ProseBlock {
  readonly kind: 'prose';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What is done in which order. */
export interface StepsBlock {
  readonly kind: 'steps';
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Entries with a title each, in no particular order. */
export interface PointsBlock {
  readonly kind: 'points';
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
}

/** Sentences a visitor may recognise or try out, spoken in a voice of their own: set as quotations. */
export interface VoicesBlock {
  readonly kind: 'voices';
  readonly title: string;
  readonly lead?: string;
  readonly voices: readonly string[];
  /** What follows from them. */
  readonly after?: string;
}

/** One sentence set large. */
export interface StatementBlock {
  readonly kind: 'statement';
  readonly text: string;
}

export type SolutionBlock = ProseBlock | StepsBlock | PointsBlock | VoicesBlock | StatementBlock;

/** A problem in the words of the person who has it, and what is done about it. */
export interface SolutionWords {
  readonly head: { readonly title: string; readonly description: string };
  readonly hero: { readonly title: string; readonly lead: string };
  /** What the drawing on the page’s share card shows. */
  readonly sharePicture: string;
  /** The body of the page from top to bottom; both languages have the same kinds in the same order. */
  readonly blocks: readonly SolutionBlock[];
  /** Heading above the links. */
  readonly services: { readonly title: string };
  /** Stands above the prices of `plans`. */
  readonly cost: { readonly title: string; readonly text: string };
  readonly closing: { readonly title: string; readonly text: string };
}

/** A link to a service that solves the problem. */
export interface SolutionLink {
  readonly route: FixedRoute;
  readonly words: Localized<{ readonly label: string; readonly text: string }>;
}

/** A solution page, whole. */
export interface Solution {
  readonly links: readonly SolutionLink[];
  /** The plans whose prices the page prints. */
  readonly plans: readonly PlanId[];
  readonly words: Localized<SolutionWords>;
}
