import { compressible, hiddenFiles, literal, mediaTypes, type HostRules } from './rules.ts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** lighttpd takes a regular expression as it is. */
const pattern = (expression: string) => `"${expression}"`;

const list = (entries: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}  ${quote(name)} => ${quote(value)},`)
    .join('\n');

const headerList = (entries: Readonly<Record<string, string>>, indent: string) =>
  `${indent}setenv.set-response-header = (\n${list(entries, indent)}\n${indent})`;

/**
 * A configuration of lighttpd. It compresses texts itself, since it does not look for compressed files, and gives the year of hashed
 * names by mod_expire, which leaves out what is missing.
 */
export function lighttpd(rules: HostRules): string {
  const { host, basePath, headers, own, shared, sharedFolders, caching, forwards, notFound } = rules;
  const name = host.replace(/:\d+$/, '');
  const root = `/var/www/${name}`;
  const forHashed = { ...headers, ...shared };
  const forShared = { ...headers, 'Cache-Control': caching.forOthers, ...shared };
  const forOwn = { ...headers, 'Cache-Control': caching.forOthers, ...own };
  /** lighttpd puts the status and `.html` behind it. */
  const errorPrefix = (page: string) => root + page.replace(/[^/]*$/, '');
  return `# This site in lighttpd, made by its build: copy it to /etc/lighttpd/conf-enabled/, and dist/ to the folder of 'document-root'${basePath === '/' ? '' : ` + ${basePath}`}.
server.modules += ( "mod_setenv", "mod_redirect", "mod_rewrite", "mod_expire", "mod_deflate" )

$HTTP["host"] =~ ${pattern(`^${literal(name)}(?::[0-9]+)?$`)} {
${basePath === '/' ? '' : `$HTTP["url"] =~ ${pattern(`^${literal(basePath)}`)} {`}
  server.document-root = ${quote(root)}
  index-file.names = ( "index.html" )
  mimetype.assign = (
${list(Object.fromEntries(Object.entries(mediaTypes).map(([extension, type]) => [`.${extension}`, type])), '  ')}
  )
  deflate.allowed-encodings = ( "br", "gzip" )
  deflate.mimetypes = ( ${compressible.map((extension) => quote(mediaTypes[extension].split(';')[0]!)).join(', ')} )
  url.redirect = (
${forwards.map(({ pattern: old, to, fragment }) => `    ${pattern(old.replace(/\$$/, '(\\?.*)?$'))} => "${to}$1${fragment}",`).join('\n')}
  )
  url.redirect-code = 301
  $HTTP["url"] =~ ${pattern(`/(?:\\.(?!well-known/)|(?:${hiddenFiles.join('|')})$)`)} {
    url.rewrite-once = ( "^(.*/)" => "$1missing" )
  }
  $HTTP["url"] =~ ${pattern(caching.hashed)} {
${headerList(forHashed, '    ')}
    expire.url = ( "" => "access plus 365 days" )
  } else $HTTP["url"] =~ ${pattern(`^(?:${sharedFolders.map(literal).join('|')})`)} {
${headerList(forShared, '    ')}
  } else {
${headerList(forOwn, '    ')}
  }
  server.errorfile-prefix = ${quote(errorPrefix(notFound.at(-1)!.page))}
${notFound
  .slice(0, -1)
  .map(
    ({ below, page }) =>
      `  $HTTP["url"] =~ ${pattern(`^${literal(below)}`)} {\n    server.errorfile-prefix = ${quote(errorPrefix(page))}\n  }`,
  )
  .join('\n')}
${basePath === '/' ? '' : '}'}
}
`;
}
