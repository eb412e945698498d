import { randomBytes, timingSafeEqual } from 'node:crypto';
import { build } from 'esbuild';
import * as v from 'valibot';
import { languages, locales } from '../../content/locale.ts';
import type { Handler } from '../serving/serve.ts';
import { screenColours } from '../dev/screen-colours.ts';
import { openHistory } from './history.ts';
import { Refused } from './refused.ts';
import { findWords } from './words.ts';

const folder = '@edit/';
const scriptPath = `${folder}panel.js`;

/** Characters of a question at most: the texts of one long page are a tenth of it, and a photograph of 40 MB becomes 54 million. */
const bodyLimits = { words: 1_000_000, photograph: 60_000_000 } as const;

const part = v.union([v.string(), v.strictObject({ code: v.string(), value: v.exactOptional(v.string()) })]);
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));
const findRequest = v.strictObject({ texts: v.array(v.string()), locale: v.picklist(locales) });
const saveEntries = {
  file: v.string(),
  digest: v.string(),
  changes: v.array(
    v.strictObject({ start: offset, end: offset, parts: v.array(part), locale: v.exactOptional(v.picklist(locales)) }),
  ),
};
const saveRequest = v.strictObject(saveEntries);
const pictureRequest = v.strictObject({
  ...saveEntries,
  photograph: v.strictObject({ name: v.string(), data: v.string() }),
});

/** The panel that stands in every page while words are edited there. */
export interface Editor {
  /** Puts the panel into a page on its way out. */
  readonly html: (markup: string) => string;
  /** What answers the panel. */
  readonly answer: (path: string) => Handler | undefined;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Who may ask: a page of this server, by the token that only such a page was given, under a name that no foreign site can have. */
function checkAsker({ url, headers, method }: Request, token: string): void {
  const { origin, hostname } = new URL(url);
  const refused = (found: string) => new Refused(403, found, 'Edit on the page that `npm run edit` serves.');
  if (!loopback.has(hostname)) throw refused(`This server does not answer as ${hostname}.`);
  if (method !== 'POST' || headers.get('content-type') !== 'application/json')
    throw refused('This is no question of the panel.');
  if (headers.get('origin') !== origin) throw refused('A page of another site asks.');
  if (!isSame(headers.get('x-edit-token') ?? '', token)) throw refused('The token is missing or another one.');
}

async function bodyOf<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
  limit: number = bodyLimits.words,
): Promise<T> {
  const text = await request.text();
  if (text.length > limit)
    throw new Refused(400, 'The question is too long.', 'Ask for fewer texts, or bring a smaller file.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(400, 'The question is no JSON.', 'Reload the page.');
  }
  const read = v.safeParse(schema, value);
  if (!read.success) throw new Refused(400, 'The question has another shape.', 'Reload the page.');
  return read.output;
}

/** Bundles the panel, which runs in the browser. */
async function bundlePanel(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['build/edit/panel/panel.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Opens the editor of words for the pages below `basePath`; it writes below `content/` and nowhere else. */
export async function openEditor(basePath: string): Promise<Editor> {
  const script = await bundlePanel();
  const token = randomBytes(32).toString('base64url');
  const history = openHistory();
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, languages[locale].name])));

  const actions: Readonly<Record<string, (request: Request) => unknown>> = {
    find: async (request) => {
      const { texts, locale } = await bodyOf(request, findRequest);
      return findWords(texts, locale);
    },
    save: async (request) => history.save(await bodyOf(request, saveRequest)),
    picture: async (request) => history.replace(await bodyOf(request, pictureRequest, bodyLimits.photograph)),
    undo: () => history.undo(),
    redo: () => history.redo(),
  };

  const handlerOf =
    (action: (request: Request) => unknown): Handler =>
    async (request) => {
      try {
        checkAsker(request, token);
        return Response.json(await action(request), { headers: { 'cache-control': 'no-store' } });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { status, found, remedy } = error;
        return Response.json({ found, remedy }, { status });
      }
    };

  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const tag = () =>
    `<script src="${basePath}${scriptPath}" data-edit-token="${token}" data-languages="${attribute(names)}" data-colours="${screenColours()}" defer></script>`;
  return {
    html: (markup) => markup.replace(/<\/body>|$/, `${tag()}$&`),
    answer(path) {
      if (path === scriptPath)
        return async () =>
          new Response(script, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } });
      const action = path.startsWith(folder) ? actions[path.slice(folder.length)] : undefined;
      return action && handlerOf(action);
    },
  };
}
