import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostRules, type HostRules } from '../../../build/hosting/rules.ts';
import { site } from '../../../content/site.ts';
import { suiteFolder } from '../build/built-site.ts';
import { buildIn, copyTree } from '../build/tree-copy.ts';

/** A site as `npm run build` makes it, laid where a web server finds it. */
export interface PlacedSite {
  /** The folder a server serves; the site stands in it at its base path. */
  readonly root: string;
  readonly basePath: string;
  readonly rules: HostRules;
  /** A file that the build made for hosts, with this root in the place of the one it names. */
  readonly made: (file: string) => string;
  /** Every file that visitors may ask for, as its address and its bytes. */
  readonly files: readonly { readonly address: string; readonly path: string; readonly contents: Buffer }[];
}

const isForVisitors = (path: string) => !/(?:^|\/)[._][^/]*$/.test(path) && !/\.(?:br|gz)$/.test(path);

/** Builds the site for a host, for the top of it or for a folder. */
export async function placeSite(basePath: string): Promise<PlacedSite> {
  const tree = copyTree();
  const ended = await buildIn(tree, { BASE_PATH: basePath });
  if (ended.code !== 0) throw new Error(ended.output);
  const root = suiteFolder('host');
  const folder = join(root, basePath);
  mkdirSync(folder, { recursive: true });
  cpSync(join(tree, 'dist'), folder, { recursive: true });
  // Servers give up their rights and read as somebody else.
  chmodSync(root, 0o755);
  const rules = hostRules({ origin: site.origin, basePath });
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, path)).isFile() && isForVisitors(path),
  );
  return {
    root,
    basePath,
    rules,
    made: (file) =>
      readFileSync(join(tree, 'hosting', file), 'utf8')
        .replaceAll(`/var/www/${rules.host}`, root)
        .replaceAll(rules.host, '127.0.0.1')
        .replaceAll(rules.host.replaceAll('.', '\\.'), '127\\.0\\.0\\.1'),
    files: paths.map((path) => ({
      path,
      address: basePath + path.replace(/(^|\/)index\.html$/, '$1'),
      contents: readFileSync(join(folder, path)),
    })),
  };
}
