import { compressible, contactService, hiddenFiles, literal, mediaTypes, type HostRules } from './rules.ts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A regular expression between quotes keeps its backslashes. */
const pattern = (expression: string) => `"~${expression}"`;

const map = (source: string, variable: string, entries: readonly (readonly [string, string])[]) =>
  [`map ${source} ${variable} {`, ...entries.map(([when, value]) => `  ${when} ${quote(value)};`), '}'].join('\n');

const header = (name: string, value: string) => `    add_header ${name} ${value} always;`;

interface ByAddress {
  readonly name: string;
  readonly entries: readonly (readonly [when: string, value: string])[];
}

/** Headers whose value depends on the address. */
function byAddress({ own, shared, sharedFolders, caching }: HostRules): readonly ByAddress[] {
  const below = pattern(`^(?:${sharedFolders.map(literal).join('|')})`);
  const names = [...new Set([...Object.keys(own), ...Object.keys(shared)])];
  return [
    {
      name: 'Cache-Control',
      entries: [
        ['default', caching.forOthers],
        [pattern(caching.hashed), caching.forHashed],
      ],
    },
    ...names.map((name): ByAddress => ({
      name,
      entries: [
        ['default', own[name] ?? ''],
        [below, shared[name] ?? ''],
      ],
    })),
  ];
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Hands enquiries to the contact service, with the address of the visitor in the place of whatever was sent as one. */
const contactLocation = (endpoint: string) => `
  location = ${endpoint} {
    proxy_pass http://${contactService};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    client_max_body_size 4m;
  }
`;

/**
 * A server of nginx, for `/etc/nginx/conf.d/`. Headers stand in one place, since a place with one of its own inherits none:
 * what depends on the address is looked up. A server without the brotli module serves `.br` files by their names.
 */
export function nginx(rules: HostRules): string {
  const { basePath, host, headers, forwards, endpoint, notFound } = rules;
  const depending = byAddress(rules);
  return `# A server of nginx for this site, made by its build: copy it to /etc/nginx/conf.d/, and dist/ to the folder of 'root'${basePath === '/' ? '' : ` + ${basePath}`}.
${map('$http_accept_encoding', '$site_br', [
  ['default', ''],
  [pattern('\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))'), '.br'],
])}
${map('$uri', '$site_content_encoding', [
  ['default', ''],
  [pattern('\\.br$'), 'br'],
])}
${depending.map(({ name, entries }) => map('$uri', variableOf(name), entries)).join('\n')}
${map('$uri', '$site_not_found', [
  ['default', notFound.at(-1)!.page],
  ...notFound.slice(0, -1).map(({ below, page }) => [pattern(`^${literal(below)}`), page] as const),
])}

server {
  listen 80;
  listen [::]:80;
  server_name ${host.replace(/:\d+$/, '')};
  root /var/www/${host.replace(/:\d+$/, '')};
${endpoint ? contactLocation(endpoint) : ''}
  location ${basePath} {
    index index.html;
    error_page 404 $site_not_found;
    absolute_redirect off;
    server_tokens off;
    gzip_static on;
${Object.entries(headers)
  .map(([name, value]) => header(name, quote(value)))
  .join('\n')}
${depending.map(({ name }) => header(name, variableOf(name))).join('\n')}
${header('Content-Encoding', '$site_content_encoding')}
${header('Vary', 'Accept-Encoding')}
${forwards.map(({ pattern: old, to, fragment }) => `    location ~ ${old} { return 301 \"${to}$is_args$args${fragment}\"; }`).join('\n')}
    location ~ (?:/\\.(?!well-known/)|/(?:${hiddenFiles.join('|')})$) { return 404; }
${Object.entries(mediaTypes)
  .map(([extension, type]) => {
    const isText = (compressible as readonly string[]).includes(extension);
    const file = isText ? ' try_files $uri$site_br $uri =404;' : '';
    return `    location ~ \\.${extension}$ { types {} default_type ${quote(type)};${file} }`;
  })
  .join('\n')}
  }
}
`;
}
