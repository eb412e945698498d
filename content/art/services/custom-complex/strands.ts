import { gold } from '../cut/tone.ts';

/** The three strands of the page, each with its side to the lamp, its side turned away, and the facet where another lies over it: white, deep gold, light gold. */
export const strands = [
  { front: gold.gleam, back: gold.pale, shade: gold.dim },
  { front: gold.amber, back: gold.deep, shade: gold.bronze },
  { front: gold.light, back: gold.honey, shade: gold.amber },
] as const;
