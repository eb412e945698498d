import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../cache.ts';
import { digestOf } from '../cache-entry.js';
import type { OutputFile } from '../output.ts';
import { codings, compressible } from './rules.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Of 11: the last step saves 2.5% and takes three times as long. */
const brotliQuality = 10;

type Coding = (typeof codings)[number]['coding'];

const compress: Readonly<Record<Coding, (contents: Buffer) => Promise<Uint8Array>>> = {
  br: (contents) =>
    cached(`brotli-${brotliQuality}`, digestOf(contents).toString('hex'), () =>
      toBrotli(contents, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
        },
      }),
    ),
  gzip: (contents) => toGzip(contents, { level: 9 }),
};

const isText = new RegExp(`\\.(?:${compressible.join('|')})$`);

export interface Precompression {
  /** Starts on a file, beside whatever else the process does; what is no text is passed over. */
  readonly note: (file: OutputFile) => void;
  /** The compressed forms of what was noted, each where it is shorter. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

/** Compresses the texts of a site, so that a host need not do it for each visitor. */
export function openPrecompression(): Precompression {
  const started: Promise<OutputFile | undefined>[] = [];
  async function form(file: OutputFile, contents: Buffer, { coding, extension }: (typeof codings)[number]) {
    const compressed = await compress[coding](contents);
    if (compressed.length >= contents.length) return undefined;
    return { path: file.path + extension, contents: compressed, source: file.source };
  }
  return {
    note(file) {
      if (!isText.test(file.path)) return;
      const contents = Buffer.from(file.contents);
      for (const each of codings) {
        const work = form(file, contents, each);
        // A build that ends for another reason waits for none of them.
        work.catch(() => {});
        started.push(work);
      }
    },
    files: async () => (await Promise.all(started)).filter((file) => file !== undefined),
  };
}
