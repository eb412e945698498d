import { createContext, useContext } from 'react';
import type { Photograph } from '../media/photograph.ts';
import { type Art, isDrawing } from './art.ts';

/** How a photograph gets into a drawing: its address there, bytes and all. The build provides it. */
export const PhotographContext = createContext((photograph: Photograph): string => {
  throw new Error(`Nobody has read the photograph ${photograph.file} for the drawing it stands in.`);
});

/** A picture inside a drawing, in its own measures. */
export function Artwork({ art }: { readonly art: Art }) {
  const addressOf = useContext(PhotographContext);
  if (isDrawing(art)) return art.draw();
  return <image href={addressOf(art)} width={art.width} height={art.height} />;
}
