import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMedia, readMedia } from './read-media.js';

/** For esbuild: photographs, films and published files that content imports become typed values. */
export const mediaPlugin = {
  name: 'media',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) => {
      const file = resolve(dirname(importer), path);
      return isMedia(file) ? { path: file, namespace: 'media' } : undefined;
    });
    onResolve({ filter: /^file:/, namespace: 'media' }, ({ path }) => ({ path: fileURLToPath(path) }));
    onLoad({ filter: /./, namespace: 'media' }, async ({ path }) => {
      const { source, found, remedy } = await readMedia(path);
      if (source) return { contents: source, loader: 'js', watchFiles: [path] };
      return { errors: [{ text: found, notes: [{ text: remedy }] }], watchFiles: [path] };
    });
  },
};
