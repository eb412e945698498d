import type { ReactNode } from 'react';
import type { Art } from '../../content/art/art.ts';
import type { PageContext } from '../page.ts';
import { Picture } from './picture.tsx';

/** A picture of each drawing, in their order, that says nothing beyond the words it stands with: the `figures` of steps and points. */
export const drawingsOf = (arts: readonly Art[], picture: PageContext<never>['picture']): readonly ReactNode[] =>
  arts.map((art) => <Picture file={picture(art)} alt="" key={art.name} />);
