import { colours } from '../../../look.ts';
import { gold } from '../cut/tone.ts';

/**
 * The three strands of the page, each with its side to the lamp, which is as the style sheet has it where words stand on it, its side
 * turned away, and the facet where another lies over it: rules in white, data in deep gold, people in light gold.
 */
export const strands = [
  { front: colours.paper, back: gold.pale, shade: gold.dim },
  { front: gold.deep, back: gold.bronze, shade: gold.dusk },
  { front: gold.light, back: gold.honey, shade: gold.amber },
] as const;
