import { mediaPlugin } from '../media/media-plugin.js';

/** How the sources become one file for Node: packages stay outside, lines in messages are those of the sources. */
export const nodeBundle = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'silent',
  plugins: [mediaPlugin],
};
