import { contactService, hiddenFiles, mediaTypes, type HostRules } from './rules.ts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const headerBlock = (matcher: string, headers: Readonly<Record<string, string>>) =>
  [
    `  header${matcher && ` ${matcher}`} {`,
    ...Object.entries(headers).map(([name, value]) => `    ${name} ${quote(value)}`),
    '  }',
  ].join('\n');

/** A Caddyfile. Caddy fetches a certificate for the host by itself and redirects to https. */
export function caddy(rules: HostRules): string {
  const { origin, host, basePath, headers, own, shared, sharedFolders, caching, forwards, endpoint, notFound } = rules;
  const folders = sharedFolders.map((folder) => `${folder}*`).join(' ');
  const all = basePath === '/' ? '*' : `${basePath}*`;
  return `# This site in Caddy, made by its build: copy it to /etc/caddy/Caddyfile, and dist/ to the folder of 'root'${basePath === '/' ? '' : ` + ${basePath}`}.
${origin.startsWith('https:') ? host : origin} {
  root * /var/www/${host.replace(/:\d+$/, '')}

  @site path ${all}
  @shared path ${folders}
  @own {
    path ${all}
    not path ${folders}
  }
  @hashed path_regexp ${caching.hashed}
  @moving {
    path ${all}
    not path_regexp ${caching.hashed}
  }
${headerBlock('@site', headers)}
${headerBlock('@own', own)}
${headerBlock('@shared', shared)}
${headerBlock('@hashed', { 'Cache-Control': caching.forHashed })}
${headerBlock('@moving', { 'Cache-Control': caching.forOthers })}
${Object.entries(mediaTypes)
  .map(
    ([extension, type]) => `  @${extension} path *.${extension}
  header @${extension} {
    Content-Type ${quote(type)}
    defer
  }`,
  )
  .join('\n')}
${forwards
  .map(
    ({ pattern, to, fragment }, at) => `  @forward${at} path_regexp ${pattern}
  @plain${at} {
    path_regexp ${pattern}
    expression {query} == ""
  }
  redir @plain${at} ${to}${fragment} 301
  redir @forward${at} ${to}?{query}${fragment} 301`,
  )
  .join('\n')}

  @hidden {
    path */.* */${hiddenFiles.join(' */')}
    not path */.well-known/*
  }
  error @hidden 404

${endpoint ? `  reverse_proxy ${endpoint} ${contactService}\n` : ''}
  file_server {
    precompressed br gzip
  }

  handle_errors {
    header Content-Type ${quote(mediaTypes.html)}
    header Cache-Control ${quote(caching.forOthers)}
${notFound
  .map(
    ({ below, page }) => `    handle ${below}* {
      rewrite * ${page}
      file_server {
        precompressed br gzip
      }
    }`,
  )
  .join('\n')}
  }
}
`;
}
