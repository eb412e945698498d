import type { Localized } from '../locale.ts';
import type { PlanId } from '../prices.ts';
import type { FixedRoute } from '../routes.ts';
import type { Point } from '../word-shapes.ts';

/** What the body of a solution may hold, each at most once. */
interface SolutionBody {
  /** Running text under a heading. */
  readonly prose: { readonly title: string; readonly paragraphs: readonly string[] };
  /** What is done in which order. */
  readonly steps: { readonly title: string; readonly items: readonly Point[] };
  /** Entries in no particular order. */
  readonly points: { readonly title: string; readonly text?: string; readonly items: readonly Point[] };
  /** Sentences a visitor may recognise or try out, spoken in a voice of their own: set as quotations. */
  readonly voices: {
    readonly title: string;
    readonly lead?: string;
    readonly items: readonly string[];
    /** What follows from them. */
    readonly after?: string;
  };
  /** What stands between the name of the plan and its price. */
  readonly costs: string;
  /** The days of a week, from Monday, as short as a calendar has them. */
  readonly days: readonly string[];
  /** Months that follow each other, as short. */
  readonly months: readonly string[];
  /** One sentence set large. */
  readonly statement: string;
  /** Whose figures stand in it. */
  readonly estimate: string;
  /** A sentence about what is delivered, and who uses it. */
  readonly uses: { readonly title: string; readonly items: readonly string[] };
  /** What a visitor should know and do after a minute on the site, each with what one company would say there. */
  readonly aims: readonly { readonly title: string; readonly items: readonly Point[] }[];
  /** The list of pages of one site, each with what stands on it, and how many of them a small one needs. */
  readonly pages: { readonly title: string; readonly items: readonly Point[] };
  /** Says that this company is an example. */
  readonly example: string;
  /** Who stands on the first page of a list of results and how a search engine shows the first of them; what the visitor is called there. */
  readonly results: {
    readonly items: readonly { readonly title: string; readonly address?: string; readonly text?: string }[];
    readonly you: string;
  };
  /** An example of a report: what stands over it, the search, and what was changed on each rank. */
  readonly report: {
    readonly title: string;
    readonly search: string;
    readonly items: readonly { readonly rank: number; readonly month: string; readonly text: string }[];
  };
  /** Where somebody is found: in which row of whose list, after which question in which sentence, and with which line below a picture. */
  readonly found: {
    readonly list: readonly string[];
    readonly question: string;
    /** Who is found stands between asterisks. */
    readonly answer: string;
    readonly post: Point;
  };
  /** The same sentence after each of the steps; what is wrong in it, or what the step has changed, stands between asterisks. */
  readonly states: readonly string[];
}

export type BodyKind = keyof SolutionBody;

/** A problem in the words of the person who has it, and what is done about it. */
export interface SolutionWords<Kind extends BodyKind> {
  readonly head: { readonly title: string; readonly description: string };
  readonly hero: { readonly title: string; readonly lead: string };
  /** What the drawing on the page’s share card shows. */
  readonly sharePicture: string;
  readonly body: Pick<SolutionBody, Kind>;
  /** Stands above the prices of `plans`. */
  readonly cost: { readonly title: string; readonly text: string };
  readonly closing: { readonly title: string; readonly text: string };
}

/** A link to a service that solves the problem. */
export interface SolutionLink {
  readonly route: FixedRoute;
  /** `text` says what the service holds, where nothing else on the page does. */
  readonly words: Localized<{ readonly label: string; readonly text?: string }>;
}

/** A solution page, whole; `Kind` names the parts of its body. */
export interface Solution<Kind extends BodyKind = never> {
  readonly links: readonly SolutionLink[];
  /** The plans whose prices the page prints. */
  readonly plans: readonly PlanId[];
  readonly words: Localized<SolutionWords<Kind>>;
}
