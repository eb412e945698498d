import { type Document, findAll, parse, textOf } from './markup.ts';

export interface Crawled {
  /** Paths of the pages that were reached. */
  readonly pages: readonly string[];
  /** Everything else that was fetched. */
  readonly files: readonly string[];
  /** A sentence for each address that does not answer as it should. */
  readonly faults: readonly string[];
}

const inStyles = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, target]) => target!);
const inScript = (script: string) =>
  [...script.matchAll(/(?:from|import)\s*\(?["'](\.{0,2}\/[^"']+)["']/g)].map(([, target]) => target!);
const inManifest = (json: string) => {
  const { start_url, icons = [] } = JSON.parse(json) as { start_url: string; icons?: { src: string }[] };
  return [start_url, ...icons.map(({ src }) => src)];
};

function inMarkup(document: Document): readonly string[] {
  const attribute = (name: string) => findAll(document, /./, { [name]: true }).map(({ attribs }) => attribs[name]!);
  const sets = [...attribute('srcset'), ...attribute('imagesrcset')].flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s/)[0]!),
  );
  const styles = findAll(document, 'style').flatMap((style) => inStyles(textOf(style)));
  return [...attribute('href'), ...attribute('src'), ...attribute('poster'), ...sets, ...styles];
}

const referencesOf = (type: string, text: string): readonly string[] => {
  if (type.startsWith('text/css')) return inStyles(text);
  if (type.includes('javascript')) return inScript(text);
  if (type.includes('manifest')) return inManifest(text);
  return [];
};

/**
 * Follows every link, picture, style, font and script over HTTP from the given paths, as a stranger's link checker would.
 * All must lie below `base`, answer 200 without a redirect, and have the fragments that links name.
 */
export async function crawl(origin: string, base: string, from: readonly string[]): Promise<Crawled> {
  const reached = new Map<string, { readonly page: boolean; readonly ids: ReadonlySet<string> }>();
  const faults: string[] = [];
  const fragments: { readonly path: string; readonly fragment: string; readonly source: string }[] = [];
  const waiting = from.map((path) => ({ path, source: 'the start' }));
  const known = new Set(from);

  async function visit(path: string, source: string): Promise<void> {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const text = /text|json|javascript|manifest|xml/.test(type)
      ? await response.text()
      : (await response.arrayBuffer(), '');
    if (response.status !== 200) return void faults.push(`${path} answers ${response.status} (linked from ${source})`);
    const page = type.startsWith('text/html') ? parse(text) : undefined;
    reached.set(path, {
      page: page !== undefined,
      ids: new Set(page ? findAll(page, /./, { id: true }).map(({ attribs }) => attribs['id']!) : []),
    });
    for (const reference of page ? inMarkup(page) : referencesOf(type, text)) {
      const url = new URL(reference, origin + path);
      if (url.origin !== origin) continue;
      if (!url.pathname.startsWith(base)) {
        faults.push(`${path} refers to ${reference}, which is not below ${base}`);
        continue;
      }
      if (url.hash)
        fragments.push({ path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)), source: path });
      if (known.has(url.pathname)) continue;
      known.add(url.pathname);
      waiting.push({ path: url.pathname, source: path });
    }
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next.path, next.source);
  for (const { path, fragment, source } of fragments) {
    const goal = reached.get(path);
    if (goal?.page && !goal.ids.has(fragment))
      faults.push(`${source} links to ${path}#${fragment}, which is not there`);
  }
  const paths = (page: boolean) => [...reached].flatMap(([path, found]) => (found.page === page ? [path] : [])).sort();
  return { pages: paths(true), files: paths(false), faults: [...new Set(faults)] };
}
