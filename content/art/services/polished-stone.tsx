import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

/** A brilliant seen from above, every facet polished. */
export const polishedStoneArt = defineArt({
  name: 'services/polished-stone',
  width: 320,
  height: 320,
  draw: () => (
    <>
      <Stone facets={view(brilliant(), { x: 160, y: 160, size: 128 }).visible} />
      <Stone facets={reflection([160, 160], 128)} />
    </>
  ),
});
