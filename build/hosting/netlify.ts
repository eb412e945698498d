import type { HostRules } from './rules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Where several rules fit an address Cloudflare joins their values, so that no
 * header stands in two of them: what is not hashed has the caching of the host, which asks for revalidation,
 * and pages have no Cross-Origin-Resource-Policy. `hashed` are the paths of such names outside their own folder.
 */
export function headersFile(rules: HostRules, hashed: readonly string[]): string {
  const { basePath, headers, shared, sharedFolders, caching } = rules;
  const forHashed = { 'Cache-Control': caching.forHashed };
  return `${[
    '# What Netlify and Cloudflare Pages have to know of this site, made by its build.',
    block(`${basePath}*`, headers),
    ...sharedFolders.map((folder) =>
      block(`${folder}*`, { ...shared, ...(folder === caching.hashedFolder && forHashed) }),
    ),
    ...hashed.map((path) => block(basePath + path, forHashed)),
  ].join('\n\n')}\n`;
}

/** `_redirects` of the same hosts. Where Netlify prefers the page that forwards, which stands at the same address, that leads on as well. */
export const redirectsFile = ({ forwards }: HostRules): string =>
  forwards
    .flatMap(({ from, to, fragment }) => {
      const bare = from.replace(/\/$/, '');
      return [...new Set([bare, from])].map((old) => `${old} ${to}${fragment} 301\n`);
    })
    .join('');
