import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../kept/cache.ts';
import { digestOf } from '../kept/cache-entry.js';
import { bytesOf, type OutputFile } from '../output.ts';
import { codings, compressible } from './rules.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Of 11, within a window of 64 KB, which changes how it searches: 10 saves 6% and takes fifteen times as long, more than all else that
 * the first build of a fresh clone does.
 */
const brotliQuality = 9;
const brotliWindow = 16;
const gzipLevel = 9;

type Coding = (typeof codings)[number]['coding'];

const compress: Readonly<Record<Coding, (contents: Uint8Array) => Promise<Uint8Array>>> = {
  br: (contents) =>
    toBrotli(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gzip: (contents) => toGzip(contents, { level: gzipLevel }),
};

/** All forms of a text in the order of `codings`, each behind its length in four bytes: one thing to keep and to find. */
async function compressAll(contents: Uint8Array): Promise<Buffer> {
  const forms = await Promise.all(codings.map(({ coding }) => compress[coding](contents)));
  return Buffer.concat(
    forms.flatMap((form) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(form.length);
      return [length, form];
    }),
  );
}

function takeApart(packed: Buffer): readonly Buffer[] {
  const forms: Buffer[] = [];
  for (let at = 0; at < packed.length; at += 4 + forms.at(-1)!.length)
    forms.push(packed.subarray(at + 4, at + 4 + packed.readUInt32LE(at)));
  return forms;
}

const isText = new RegExp(`\\.(?:${compressible.join('|')})$`);

export interface Precompression {
  /** Starts on a file, beside whatever else the process does; what is no text is passed over. */
  readonly note: (file: OutputFile) => void;
  /** The compressed forms of what was noted, each where it is shorter. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

/** Compresses the texts of a site, so that a host need not do it for each visitor. */
export function openPrecompression(): Precompression {
  const started: Promise<readonly OutputFile[]>[] = [];
  async function formsOf(file: OutputFile, contents: Uint8Array): Promise<readonly OutputFile[]> {
    const key = digestOf(contents).toString('hex');
    const forms = takeApart(
      await cached(`compressed-${brotliQuality}-${brotliWindow}-${gzipLevel}`, key, () => compressAll(contents)),
    );
    return codings.flatMap(({ extension }, at) =>
      forms[at]!.length < contents.length
        ? [{ path: file.path + extension, contents: forms[at]!, source: file.source }]
        : [],
    );
  }
  return {
    note(file) {
      if (!isText.test(file.path)) return;
      const work = formsOf(file, bytesOf(file));
      // A build that ends for another reason waits for none of them.
      work.catch(() => {});
      started.push(work);
    },
    files: async () => (await Promise.all(started)).flat(),
  };
}
