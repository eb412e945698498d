/** A short heading with the sentence or two that belong to it: a step, a benefit, an area. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** One figure with the words around it, apart so that the figure can be set large. */
export interface Claim {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}
