import type { Headers } from './security-headers.ts';
import { codings, compressible, hiddenFiles, literal, mediaTypes, type HostRules } from './rules.ts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const set = (headers: Headers, condition = '') =>
  Object.entries(headers).map(
    ([name, value]) => `  Header always set ${name} ${quote(value)}${condition && ` "expr=${condition}"`}`,
  );

const matches = (expression: string, negated = false) => `%{REQUEST_URI} ${negated ? '!~' : '=~'} m#${expression}#`;

/**
 * The `.htaccess` of a folder: Apache reads it where it lies. It needs `AllowOverride FileInfo`, which hosts that know the file
 * grant, and asks for nothing else; what a module would do that is not there is left out.
 */
export function apache({ headers, own, shared, sharedFolders, caching, forwards, notFound }: HostRules): string {
  const isShared = `^(?:${sharedFolders.map(literal).join('|')})`;
  const texts = compressible.join('|');
  return `# What Apache has to know of this site, made by its build.
ErrorDocument 404 ${notFound.at(-1)!.page}
${Object.entries(mediaTypes)
  .map(([extension, type]) => `AddType ${quote(type)} .${extension}`)
  .join('\n')}

<IfModule mod_alias.c>
  RedirectMatch 404 "/(?:\\.(?!well-known/)|(?:${hiddenFiles.join('|')})$)"
${forwards.map(({ pattern, to, fragment }) => `  RedirectMatch 301 \"${pattern}\" \"${to}${fragment}\"`).join('\n')}
</IfModule>

<IfModule mod_headers.c>
${[
  ...set(headers),
  ...set(own, matches(isShared, true)),
  ...set(shared, matches(isShared)),
  ...set({ 'Cache-Control': caching.forOthers }, matches(caching.hashed, true)),
  ...set({ 'Cache-Control': caching.forHashed }, matches(caching.hashed)),
].join('\n')}
  Header always merge Vary Accept-Encoding
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${codings
  .map(
    ({ coding, extension }) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
  RewriteCond %{HTTP:Accept-Encoding} !\\b${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)
  RewriteCond %{REQUEST_FILENAME}${extension} -f
  RewriteRule \\.(?:${texts})$ %{REQUEST_URI}${extension} [END]`,
  )
  .join('\n')}
</IfModule>
${codings.map(({ coding, extension }) => `AddEncoding ${coding} ${extension}`).join('\n')}
${compressible
  .map((extension) => {
    const names = `\\.${extension}\\.(?:${codings.map((form) => form.extension.slice(1)).join('|')})$`;
    return `<FilesMatch "${names}">\n  ForceType ${quote(mediaTypes[extension])}\n</FilesMatch>`;
  })
  .join('\n')}
`;
}

/** The `.htaccess` of a folder that has a page of its own for missing addresses. */
export const apacheNotFound = (page: string): string => `ErrorDocument 404 ${page}\n`;
