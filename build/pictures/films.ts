import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { languageFacts, type Locale, locales } from '../../content/locale.ts';
import { duration } from '../../content/media/duration.ts';
import type { Film } from '../../content/media/film.ts';
import type { FilmFile } from '../../pages/page.ts';
import { assetPath } from '../asset.ts';
import { Fault } from '../fault.ts';
import type { OutputFile } from '../output.ts';

const mediaTypes: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

const ratioClass = ({ width, height }: Pick<Film, 'width' | 'height'>) => `ratio-${width}x${height}`;

/** The shape of each film as a class: before it is started a browser would take that of its poster. */
export const ratioStyles = (films: readonly Film[]): string =>
  [...new Map(films.map((film) => [ratioClass(film), film]))]
    .map(([name, { width, height }]) => `.${name}{aspect-ratio:${width}/${height}}`)
    .sort()
    .join('\n');

export interface FilmStore {
  /** The files of a film, which become part of the site by being asked for; throws a Fault where captions are missing. */
  readonly ask: (film: Film, locale: Locale) => FilmFile;
  readonly files: () => readonly OutputFile[];
}

/** What is said in a film, in one language: `media/intro.en.vtt` beside `media/intro.mp4`. */
function captionsOf({ file }: Film, locale: string): { readonly file: string; readonly text: string } {
  const place = file.replace(/\.\w+$/, `.${locale}.vtt`);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (text !== undefined && /^\ufeff?WEBVTT(?:\s|$)/.test(text)) return { file: place, text };
  throw new Fault(
    text === undefined ? `The film ${file} has no captions in this language.` : `The captions ${place} are no WebVTT.`,
    { file: place, language: locale },
    'Write what is heard into that file, in the form of https://www.w3.org/TR/webvtt1/; a film without speech says so in one cue.',
  );
}

/** Opens the films of one build; addresses begin with `basePath`. */
export function openFilms(basePath: string): FilmStore {
  const files = new Map<string, OutputFile>();

  function publish(path: string, contents: string | Uint8Array, source: string): string {
    files.set(path, { path, contents, source });
    return basePath + path;
  }

  return {
    ask(film, own) {
      const { file, name, digest, width, height, seconds } = film;
      const ending = extname(file).toLowerCase();
      const spokenIn = locales.filter((locale) => locale === own || !languageFacts(locale).begun);
      const captions = spokenIn.map((locale) => {
        const spoken = captionsOf(film, locale);
        const path = assetPath(`${name}.${locale}`, 'vtt', spoken.text);
        return { locale, src: publish(path, spoken.text, spoken.file), on: locale === own };
      });
      const path = assetPath(name, ending.slice(1), digest);
      const src = files.has(path) ? basePath + path : publish(path, readFileSync(file), file);
      return {
        src,
        type: mediaTypes[ending]!,
        width,
        height,
        duration: duration(seconds, own),
        ratio: ratioClass(film),
        captions,
      };
    },
    files: () => [...files.values()],
  };
}
