import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Art, type Drawing, isDrawing } from '../../content/art/art.ts';
import { Artwork, PhotographContext } from '../../content/art/artwork.tsx';
import { OutlinerContext } from '../../content/art/outline.tsx';
import type { Photograph } from '../../content/media/photograph.ts';
import type { PictureFile } from '../../pages/page.ts';
import { type PicturePlace, picturePlaces } from '../../pages/parts/picture-places.ts';
import { assetPath } from '../asset.ts';
import { withoutTraces } from '../rendering/print-markup.ts';
import { Fault } from '../fault.ts';
import { outline } from './outline.ts';
import type { OutputFile } from '../output.ts';
import { type FilmStore, openFilms } from './films.ts';
import { embedded, openPhotographs } from './photographs.ts';
import { recall } from '../kept/results.ts';

/** Photographs that may stand in drawings, as addresses. */
const inDrawings = new Map<Photograph, string>();

/** Reads photographs for the drawings they stand in. */
export async function embedPhotographs(photographs: readonly Photograph[], width: number): Promise<void> {
  await Promise.all(photographs.map(async (one) => inDrawings.set(one, await embedded(one, width))));
}

const markupOf = (drawing: ReactNode) =>
  withoutTraces(() =>
    renderToStaticMarkup(
      <PhotographContext.Provider value={(photograph) => inDrawings.get(photograph)!}>
        <OutlinerContext.Provider value={outline}>{drawing}</OutlinerContext.Provider>
      </PhotographContext.Provider>,
    ),
  );

const drawn = new WeakMap<Art, string>();

/** What stands inside the drawing's <svg>: its thousand elements are made once, in however many pictures it stands. */
function contentsOf(art: Art): string {
  // React takes names such as `clipPath` for what they are only inside an <svg>.
  const contents =
    drawn.get(art) ??
    markupOf(
      <svg>
        <Artwork art={art} />
      </svg>,
    ).slice('<svg>'.length, -'</svg>'.length);
  drawn.set(art, contents);
  return contents;
}

/** A drawing as the text of a complete SVG file. */
export const drawSvg = (art: Art): string =>
  markupOf(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${art.width} ${art.height}`}
      preserveAspectRatio={isDrawing(art) && art.stretches ? 'none' : undefined}
      width={art.width}
      height={art.height}
      dangerouslySetInnerHTML={{ __html: contentsOf(art) }}
    />,
  );

/** The same drawing, ready to stand in others. */
export const drawOnce = (art: Art): Art =>
  isDrawing(art) ? { ...art, draw: () => <g dangerouslySetInnerHTML={{ __html: contentsOf(art) }} /> } : art;

export interface Pictures {
  /** The file of a picture, which becomes part of the site by being asked for; of a photograph those that its place calls for. */
  readonly picture: (art: Art, place?: PicturePlace) => PictureFile;
  readonly film: FilmStore['ask'];
  /** Every file asked for so far, by name. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

/** Draws each picture once, when the first page asks for it. */
export function createPictures(basePath: string): Pictures {
  const photographs = openPhotographs(basePath);
  const films = openFilms(basePath);
  const known = new Map<Drawing, PictureFile>();
  const files = new Map<string, OutputFile>();

  function draw(art: Drawing): PictureFile {
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

  function fileOf(art: Drawing): PictureFile {
    const file = known.get(art) ?? draw(art);
    known.set(art, file);
    return file;
  }

  return {
    picture(art, place = picturePlaces.half) {
      if (!isDrawing(art)) return photographs.ask(art, place);
      if (!art.part) return fileOf(art);
      return { src: `${fileOf(art.part.sheet).src}#${art.part.view}`, width: art.width, height: art.height };
    },
    film: films.ask,
    files: async () => [...files.values(), ...films.files(), ...(await photographs.files())],
  };
}
