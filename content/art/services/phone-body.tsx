import { defineArt } from '../art.ts';
import { emerald } from './cut/cuts.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const body = view(emerald(188, 384, 16, 40), { x: 190, y: 386, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);

/** A phone cut as an emerald; its table, 34 units inside the edge with corners of 21, is the screen. */
export const phoneBodyArt = defineArt({
  name: 'services/phone-body',
  width: 380,
  height: 772,
  draw: () => <Stone facets={body} />,
});
