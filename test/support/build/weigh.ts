import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** What a page costs the first visitor, in bytes as brotli sends them. */
export interface Weight {
  readonly path: string;
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
  /** Pictures that load without scrolling. */
  readonly pictures: number;
}

type Part = 'styles' | 'scripts' | 'pictures';

/** The files a page asks for at once, by what they are. */
function filesOf(html: string): readonly { readonly part: Part; readonly address: string }[] {
  const files: { part: Part; address: string }[] = [];
  const parser = new Parser({
    onopentag(tag, { rel, href, src, loading }) {
      if (tag === 'link' && rel === 'stylesheet' && href) files.push({ part: 'styles', address: href });
      if (tag === 'link' && rel === 'modulepreload' && href) files.push({ part: 'scripts', address: href });
      if (tag === 'script' && src) files.push({ part: 'scripts', address: src });
      if (tag === 'img' && src && loading !== 'lazy') files.push({ part: 'pictures', address: src });
    },
  });
  parser.end(html);
  return files;
}

/** Weighs every page below a folder that was built for the root of a host. */
export function weighPages(folder: string): readonly Weight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const known = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
    sizes.set(path, known);
    return known;
  };
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => {
      const html = readFileSync(join(folder, path), 'utf8');
      const addresses = new Map(filesOf(html).map(({ part, address }) => [address, part]));
      const weigh = (wanted: Part) =>
        [...addresses]
          .filter(([address, part]) => part === wanted && existsSync(join(folder, address)))
          .reduce((sum, [address]) => sum + sizeOf(join(folder, address)), 0);
      // When they are asked for: compressing every page takes seconds.
      return {
        path,
        get html() {
          return brotliCompressSync(html).length;
        },
        get styles() {
          return weigh('styles');
        },
        get scripts() {
          return weigh('scripts');
        },
        get pictures() {
          return weigh('pictures');
        },
      };
    });
}
