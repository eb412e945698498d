import { useEffect, useState } from 'react';

/** A photograph that was dropped, and the picture it was dropped on. */
export interface Dropped {
  readonly photograph: File;
  readonly picture: Element | undefined;
}

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

const isDrawing = (element: Element) => element.localName === 'svg';

/** Lets a photograph be dropped on the pictures of the page; elsewhere nothing happens, where a browser would open it. */
export function useDropping(): readonly [dropped: Dropped | undefined, clear: () => void] {
  const [dropped, setDropped] = useState<Dropped>();
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('dragover', (event) => holdsFile(event) && event.preventDefault(), options);
    addEventListener(
      'drop',
      (event) => {
        const photograph = event.dataTransfer?.files[0];
        if (!photograph) return;
        event.preventDefault();
        // Links and frames may lie over a picture.
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const picture = under.find((element) => element instanceof HTMLImageElement) ?? under.find(isDrawing);
        setDropped({ photograph, picture });
      },
      options,
    );
    return () => stop.abort();
  }, []);
  return [dropped, () => setDropped(undefined)];
}
