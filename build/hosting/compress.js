import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Brotli's quality (of 11) and gzip's level (of 9) for each effort. Over the 7.8 MB of this site 5 takes an eighth of a second and 11 takes
 * six, for pages that are 9.5% shorter: too much for a build that only looks, little for what visitors load from then on.
 */
const efforts = { quick: { br: 5, gzip: 4 }, best: { br: 11, gzip: 9 } };

/** All that the compressed forms depend on but the contents. */
export const methodOf = (effort) =>
  [process.versions.brotli, process.versions.zlib, JSON.stringify(efforts[effort])].join();

const compress = {
  br: (contents, effort) =>
    brotliCompressSync(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gzip: (contents, effort) => gzipSync(contents, { level: efforts[effort].gzip }),
};

// As a thread of its own, beside others: asked for the forms of one text at a time, in the order of `codings`.
parentPort?.on('message', ({ contents, effort, codings }) => {
  const forms = codings.map((coding) => compress[coding](contents, effort));
  parentPort.postMessage(forms);
});
