import type { Photograph } from '../../content/media/photograph.ts';
import type { PictureFile } from '../../pages/page.ts';
import type { PicturePlace } from '../../pages/parts/picture-places.ts';
import { assetPath } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { Fault } from '../fault.ts';
import type { OutputFile } from '../output.ts';

/** Widths in pixels that files are made in: each a quarter to a third more than the one before. */
const ladder = [320, 480, 640, 800, 960, 1280, 1600, 1920, 2560] as const;

const encodings = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpg: { quality: 80, progressive: true },
  png: { palette: true, effort: 7 },
} as const;
type Format = keyof typeof encodings;

const mediaTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Milliseconds after which somebody who waits is told what for. */
const patience = 2000;

/** Part of every key: a change of this file makes all of them anew. */
const method = sourceText('build/pictures/photographs.ts');

interface Version {
  readonly photograph: Photograph;
  readonly width: number;
  readonly format: Format;
  readonly path: string;
}

/** The fallback holds what the photograph holds: only one that is nowhere clear can be a JPEG. */
const formatsOf = ({ transparent }: Photograph): readonly [Format, Format, Format] => [
  'avif',
  'webp',
  transparent ? 'png' : 'jpg',
];

const keyOf = (photograph: Photograph, width: number, format: Format) =>
  [method, photograph.digest, width, format].join('|');

function versionOf(photograph: Photograph, width: number, format: Format): Version {
  const path = assetPath(`${photograph.name}-${width}`, format, keyOf(photograph, width, format));
  return { photograph, width, format, path };
}

/** The widths that a place asks for, as far as the photograph has them. */
function widthsFor({ file, width }: Photograph, { least, most }: PicturePlace): readonly number[] {
  if (width < least) {
    throw new Fault(
      `The photograph ${file} is ${width} pixels wide; where it stands it needs ${least}.`,
      { file },
      `Export it again at ${Math.min(2 * least, most)} pixels or more, or put it where it is shown smaller.`,
    );
  }
  const top = Math.min(width, most);
  return [...ladder.filter((step) => step < top), top];
}

async function encode({ photograph, width, format }: Version): Promise<Buffer> {
  return cached('photographs', keyOf(photograph, width, format), async () => {
    const { default: sharp } = await import('sharp');
    // Threads that share a picture do not always part it alike; pictures are made side by side anyway.
    sharp.concurrency(1);
    // Without any call to keep them, what a camera wrote into the file stays behind: place, time, maker.
    const upright = sharp(photograph.file).autoOrient().resize(width).toColourspace('srgb');
    const pixels = format === 'jpg' ? upright.flatten({ background: `#${photograph.ground}` }) : upright;
    return pixels.toFormat(format === 'jpg' ? 'jpeg' : format, encodings[format]).toBuffer();
  });
}

/** The bytes of a photograph as an address, for drawings that it stands in. */
export async function embedded(photograph: Photograph, width: number): Promise<string> {
  const bytes = await encode({ photograph, width: Math.min(width, photograph.width), format: 'jpg', path: '' });
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

export interface PhotographStore {
  /** The files of a photograph in a place, which become part of the site by being asked for; throws a Fault where it is too small. */
  readonly ask: (photograph: Photograph, place: PicturePlace) => PictureFile;
  /** Makes every file asked for so far, side by side. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

/** Opens the photographs of one build; addresses begin with `basePath`. */
export function openPhotographs(basePath: string): PhotographStore {
  const versions = new Map<string, Version>();

  function setOf(photograph: Photograph, widths: readonly number[], format: Format): string {
    const made = widths.map((width) => versionOf(photograph, width, format));
    for (const version of made) versions.set(version.path, version);
    return made.map(({ path, width }) => `${basePath}${path} ${width}w`).join(', ');
  }

  return {
    ask(photograph, place) {
      const { width, height, ground } = photograph;
      const widths = widthsFor(photograph, place);
      const [avif, webp, fallback] = formatsOf(photograph);
      const middle = widths.find((step) => step >= 960) ?? widths.at(-1)!;
      return {
        src: basePath + versionOf(photograph, middle, fallback).path,
        width,
        height,
        versions: {
          sizes: place.sizes,
          sources: [avif, webp].map((format) => ({
            type: mediaTypes[format],
            srcSet: setOf(photograph, widths, format),
          })),
          srcSet: setOf(photograph, widths, fallback),
          ground: `ground-${ground}`,
        },
      };
    },
    async files() {
      const started = performance.now();
      let done = 0;
      let told = started;
      return Promise.all(
        [...versions.values()].map(async (version) => {
          const contents = await encode(version);
          done += 1;
          if (performance.now() - told > patience && done < versions.size) {
            told = performance.now();
            console.log(
              `Photographs: ${done} of ${versions.size} files after ${Math.round((told - started) / 1000)} s`,
            );
          }
          return { path: version.path, contents, source: version.photograph.file };
        }),
      );
    },
  };
}

/** The colour in whose place each photograph arrives, as a class: pages may carry no style attributes. */
export const groundStyles = (photographs: readonly Photograph[]): string =>
  [...new Set(photographs.map(({ ground }) => ground))]
    .sort()
    .map((ground) => `.ground-${ground}{background-color:#${ground}}`)
    .join('\n');
