import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaFile } from './kinds.js';

/** What may be one of these files, as the bundler itself can tell: it need not ask for each of a thousand modules. */
const mediaImport = /^\.{1,2}\/(?:.*\.(?:jpe?g|png|webp|avif|mp4|webm|svg)$|(?:.*\/)?files\/)/i;

/** For esbuild: photographs, films and published files that content imports become typed values. */
export const mediaPlugin = {
  name: 'media',
  setup({ onResolve, onLoad }) {
    // Whether it is there or not: its absence is told in the words of the build.
    onResolve({ filter: mediaImport }, ({ path, importer }) => {
      const file = resolve(dirname(importer), path);
      return mediaFile.test(file) ? { path: file } : undefined;
    });
    onResolve({ filter: /^file:/ }, ({ path }) => ({ path: fileURLToPath(path) }));
    onLoad({ filter: mediaFile }, async ({ path }) => {
      // Loaded when it is needed: most builds find their modules kept.
      const { readMedia } = await import('./read-media.js');
      const { source, found, remedy } = await readMedia(path);
      if (source) return { contents: source, loader: 'js', watchFiles: [path] };
      return { errors: [{ text: found, notes: [{ text: remedy }] }], watchFiles: [path] };
    });
  },
};
