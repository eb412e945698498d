import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Art } from '../../content/art/art.ts';
import { OutlinerContext } from '../../content/art/outline.tsx';
import type { PictureFile } from '../../pages/page.ts';
import { assetPath } from '../asset.ts';
import { withoutTraces } from '../rendering/print-markup.ts';
import { Fault } from '../fault.ts';
import { outline } from './outline.ts';
import type { OutputFile } from '../output.ts';
import { recall } from '../results.ts';

const markupOf = (drawing: ReactNode) =>
  withoutTraces(() =>
    renderToStaticMarkup(<OutlinerContext.Provider value={outline}>{drawing}</OutlinerContext.Provider>),
  );

const drawn = new WeakMap<Art, string>();

/** What stands inside the drawing's <svg>: its thousand elements are made once, in however many pictures it stands. */
function contentsOf(art: Art): string {
  // React takes names such as `clipPath` for what they are only inside an <svg>.
  const contents = drawn.get(art) ?? markupOf(<svg>{art.draw()}</svg>).slice('<svg>'.length, -'</svg>'.length);
  drawn.set(art, contents);
  return contents;
}

/** A drawing as the text of a complete SVG file. */
export const drawSvg = (art: Art): string =>
  markupOf(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${art.width} ${art.height}`}
      width={art.width}
      height={art.height}
      dangerouslySetInnerHTML={{ __html: contentsOf(art) }}
    />,
  );

/** The same drawing, ready to stand in others. */
export const drawOnce = (art: Art): Art => ({
  ...art,
  draw: () => <g dangerouslySetInnerHTML={{ __html: contentsOf(art) }} />,
});

export interface Pictures {
  /** The file of a drawing, which becomes part of the site by being asked for. */
  readonly picture: (art: Art) => PictureFile;
  /** Every file asked for so far, by name. */
  readonly files: () => readonly OutputFile[];
}

/** Draws each picture once, when the first page asks for it. */
export function createPictures(basePath: string): Pictures {
  const known = new Map<Art, PictureFile>();
  const files = new Map<string, OutputFile>();

  function draw(art: Art): PictureFile {
    const svg = recall(`drawing ${art.name}`, () => drawSvg(art));
    const path = assetPath(art.name, 'svg', svg);
    if ([...known.keys()].some((other) => other.name === art.name)) {
      throw new Fault(
        `Two drawings are called '${art.name}'.`,
        { file: `content/art/${art.name}` },
        'Give one of them another name in its defineArt call.',
      );
    }
    files.set(path, { path, contents: svg, source: `content/art (${art.name})` });
    return { src: `${basePath}${path}`, width: art.width, height: art.height };
  }

  return {
    picture(art) {
      const file = known.get(art) ?? draw(art);
      known.set(art, file);
      return file;
    },
    files: () => [...files.values()],
  };
}
