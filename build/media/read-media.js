import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markFile, mediaFile, photographFile, publishedFile } from './kinds.js';

/** Raised where `describe…` find something else in a file than before. */
const method = 1;

/** What was found in a file of these bytes before, else what is found now. */
async function remembered(digest, find) {
  const folder = join('.cache', 'media');
  const place = join(folder, `${digest.slice(0, 32)}-${method}.json`);
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    const found = await find();
    mkdirSync(folder, { recursive: true });
    writeFileSync(place, JSON.stringify(found));
    return found;
  }
}

const hexDigit = (value) => Math.round(value / 17).toString(16);

/** Size upright, and the colour that stands in its place until it is there. */
async function describePhotograph(file) {
  const { default: sharp } = await import('sharp');
  const { autoOrient, hasAlpha } = await sharp(file).metadata();
  const one = await sharp(file).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const [red, green, blue] = one;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    transparent: hasAlpha,
    ground: hexDigit(red) + hexDigit(green) + hexDigit(blue),
  };
}

async function describeFilm(file) {
  const { ALL_FORMATS, BufferSource, Input } = await import('mediabunny');
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) });
  const track = await input.getPrimaryVideoTrack();
  return { width: track.displayWidth, height: track.displayHeight, seconds: Math.round(await input.computeDuration()) };
}

const moduleOf = (maker, name, value) =>
  `import { ${name} } from ${JSON.stringify(maker)};\nexport default ${name}(${JSON.stringify(value)});`;

const remedies = {
  mark: 'Export it again with a square viewBox, everything turned into paths and transforms applied.',
  photograph: 'Export it again as JPEG, PNG, WebP or AVIF; what is there cannot be shown.',
  film: 'Export it again as MP4 (H.264) or WebM; what is there cannot be played.',
};

/** A file that content imports, in the words of the build: its source as a module, or what is wrong with it and the remedy. */
export async function readMedia(path) {
  const file = relative('.', path).replaceAll('\\', '/');
  if (!existsSync(path)) {
    return { found: `The file ${file} is not there.`, remedy: 'Put it there, or mend the import.' };
  }
  const maker = (name) => pathToFileURL(join(process.cwd(), 'content', 'media', `${name}.ts`)).href;
  if (publishedFile.test(path)) {
    const address = file.slice('content/files/'.length);
    return { source: moduleOf(maker('published-file'), 'publishedFile', { address, bytes: statSync(path).size }) };
  }
  if (markFile.test(path)) {
    // Loaded when it is needed: most sites have the mark that is drawn.
    const { readMark } = await import('./read-mark.js');
    try {
      return { source: `export default ${JSON.stringify(readMark(readFileSync(path, 'utf8')))};` };
    } catch (error) {
      return { found: `The mark ${file} cannot be taken: ${error.message}.`, remedy: remedies.mark };
    }
  }
  const kind = photographFile.test(path) ? 'photograph' : 'film';
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  try {
    const facts = await remembered(digest, () => (kind === 'film' ? describeFilm(path) : describePhotograph(path)));
    const name = `media/${parse(path).name}`;
    return { source: moduleOf(maker(kind), kind, { file, name, digest, bytes: bytes.length, ...facts }) };
  } catch (error) {
    return { found: `The ${kind} ${file} cannot be read: ${error.message.split('\n')[0]}.`, remedy: remedies[kind] };
  }
}

/** Which imports this is about. */
export const isMedia = (path) => mediaFile.test(path);
