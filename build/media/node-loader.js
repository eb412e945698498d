import { resolve as join, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMedia, readMedia } from './read-media.js';

/** Leads to the file whether it is there or not, so that its absence is told in the words of the build. */
export async function resolve(specifier, context, next) {
  if (!/^\.{1,2}\//.test(specifier) || !context.parentURL?.startsWith('file:')) return next(specifier, context);
  const file = join(dirname(fileURLToPath(context.parentURL)), specifier);
  return isMedia(file) ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  const file = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (!isMedia(file)) return next(url, context);
  const { source, found, remedy } = await readMedia(file);
  if (!source) throw new Error(`${found} ${remedy}`);
  return { format: 'module', source, shortCircuit: true };
}
