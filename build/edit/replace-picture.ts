import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, parse as parsePath, relative } from 'node:path';
import sharp from 'sharp';
import { type HeldPicture, isWithin, picturesIn } from './pictures-in.ts';
import { type Node, nodesIn } from './read-literals.ts';
import type { PictureRequest } from './message.ts';
import { Refused } from './refused.ts';
import { withSlashes } from '../source-files.ts';

const folder = 'media';

/** A photograph as it will lie in `media/`. */
export interface Brought {
  readonly file: string;
  readonly bytes: Buffer;
  /** The same photograph lies there already. */
  readonly known: boolean;
}

/** What a browser calls a photograph, by what is in it. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/** A free name in `media/`, made of the one that it came with. */
export async function placePhotograph({ name, data }: PictureRequest['photograph']): Promise<Brought> {
  const bytes = Buffer.from(data, 'base64');
  const { format = '' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = endings[format];
  if (!ending) {
    throw new Refused(
      422,
      `${name} cannot be read as a photograph.`,
      'Export it as JPEG, PNG, WebP or AVIF and drop it once more.',
    );
  }
  const words = parsePath(name).name.normalize('NFD').toLowerCase();
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'photograph';
  const digest = (contents: Uint8Array) => createHash('sha256').update(contents).digest('hex');
  for (let copy = 1; ; copy += 1) {
    const file = `${folder}/${slug}${copy > 1 ? `-${copy}` : ''}.${ending}`;
    if (!existsSync(file)) return { file, bytes, known: false };
    if (digest(readFileSync(file)) === digest(bytes)) return { file, bytes, known: true };
  }
}

/** The picture whose alternative text stands at an offset. */
function pictureAt(source: string, at: number): HeldPicture {
  const found = picturesIn(source).find(({ alt }) => alt.some(({ start }) => start === at));
  if (found) return found;
  throw new Refused(
    422,
    'This picture is drawn by its page; content only says what it shows.',
    'See ‘Put in a photograph’ in the README: the page asks for it by `picture(…)`.',
  );
}

/** A name that nothing else in the file has. */
function nameFor(file: string, source: string): string {
  const camel = parsePath(file).name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const name = /^[a-z]/.test(camel) ? camel : `photograph${camel}`;
  const isFree = (one: string) => !new RegExp(`\\b${one}\\b`).test(source);
  for (let count = 1; ; count += 1) {
    const one = count > 1 ? `${name}${count}` : name;
    if (isFree(one)) return one;
  }
}

/** The name under which a source has a file, with its import before all others where it had none. */
function importOf(file: string, from: string, source: string): { name: string; source: string } {
  const path = withSlashes(relative(dirname(from), file));
  const known = new RegExp(`import (\\w+) from '${path}'`).exec(source)?.[1];
  if (known) return { name: known, source };
  const name = nameFor(file, source);
  const first = [...nodesIn(source)].find(({ type }) => type === 'ImportDeclaration')?.start ?? 0;
  return { name, source: `${source.slice(0, first)}import ${name} from '${path}';\n${source.slice(first)}` };
}

/** Without what is imported and no longer named: the compiler refuses it. */
function withoutIdle(source: string, gone: readonly string[]): string {
  const nodes = [...nodesIn(source)];
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
  const isNamed = (name: string) =>
    nodes.some(
      (node) =>
        node.type === 'Identifier' &&
        node['name'] === name &&
        !imports.some((declaration) => isWithin(node, declaration)),
    );
  const idle = gone.filter((name) => !isNamed(name));
  return imports
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, declaration) => {
      const specifiers = declaration['specifiers'] as readonly Node[];
      const isIdle = ({ local }: Node) => idle.includes(String((local as Node)['name']));
      const unused = specifiers.filter(isIdle);
      if (unused.length === 0) return text;
      if (unused.length === specifiers.length)
        return text.slice(0, declaration.start) + text.slice(declaration.end).replace(/^\n/, '');
      const used = specifiers.filter((one) => !isIdle(one)).map(({ start, end }) => text.slice(start, end));
      const [first, last] = [specifiers[0]!, specifiers.at(-1)!];
      return text.slice(0, first.start) + used.join(', ') + text.slice(last.end);
    }, source);
}

/** Throws a Refusal where content does not say which picture stands there, and where one of its alternative texts is missing. */
export function checkPicture(source: string, changes: PictureRequest['changes']): void {
  const { alt } = pictureAt(source, changes.find(({ locale }) => !locale)?.start ?? -1);
  const missing = alt.find(({ start }) => !changes.some((change) => change.start === start));
  if (!missing) return;
  throw new Refused(
    422,
    `The alternative text${missing.locale ? ` in '${missing.locale}'` : ''} is missing.`,
    'Say in every language what the photograph shows.',
  );
}

/** The text of a file with a photograph in the place of the picture whose alternative text stands at an offset. */
export function replacePicture(file: string, source: string, at: number, photograph: string): string {
  const { art } = pictureAt(source, at);
  const gone = [...nodesIn(source)]
    .filter((node) => node.type === 'Identifier' && isWithin(node, art))
    .map((node) => String(node['name']));
  const imported = importOf(photograph, file, source);
  const shift = imported.source.length - source.length;
  const [before, after] = [imported.source.slice(0, art.start + shift), imported.source.slice(art.end + shift)];
  return withoutIdle(`${before}art: ${imported.name}${after}`, gone);
}
