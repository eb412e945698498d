import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostPlace, HostServer } from './host-server.ts';

function write(scratch: string, name: string, text: string): string {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
}

const nginx: HostServer = {
  name: 'nginx',
  programs: ['nginx'],
  takesConfiguration: true,
  configure({ root, port, scratch, made }) {
    const listen = `listen 127.0.0.1:${port};`;
    const plain = `server { ${listen} root ${root}; index index.html; }`;
    const ours = made?.('nginx.conf').replace('listen 80;', listen).replace('listen [::]:80;', '');
    const types = '/etc/nginx/mime.types';
    const text = `daemon off; pid ${scratch}/nginx.pid; error_log stderr;
events {}
http {
  ${existsSync(types) ? `include ${types};` : ''}
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join(' ')}
  ${ours ?? plain}
}`;
    return { args: ['-e', 'stderr', '-c', write(scratch, 'nginx.conf', text)] };
  },
};

const apacheModules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];

const apache: HostServer = {
  name: 'Apache',
  programs: ['apache2', 'httpd'],
  takesConfiguration: true,
  configure({ root, port, scratch, made }) {
    const folder = apacheModules.find((path) => existsSync(path)) ?? '';
    const usual = ['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'filter', 'deflate', 'negotiation', 'unixd'];
    const modules = [...usual, ...(made ? ['headers', 'rewrite'] : [])].filter((name) =>
      existsSync(join(folder, `mod_${name}.so`)),
    );
    const text = `${modules.map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`).join('\n')}
ServerRoot ${scratch}
ServerName 127.0.0.1
PidFile ${scratch}/apache.pid
ErrorLog ${scratch}/error.log
Listen 127.0.0.1:${port}
DocumentRoot ${root}
DirectoryIndex index.html
TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/plain application/javascript
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<Directory ${root}>
  Options FollowSymLinks
  AllowOverride ${made ? 'FileInfo' : 'None'}
  Require all granted
</Directory>
`;
    return { args: ['-D', 'FOREGROUND', '-f', write(scratch, 'apache.conf', text)] };
  },
};

const caddy: HostServer = {
  name: 'Caddy',
  programs: ['caddy'],
  takesConfiguration: true,
  configure({ root, port, scratch, made }) {
    const site = `http://127.0.0.1:${port} {`;
    const ours = made?.('Caddyfile').replace(/^\S+ \{$/m, site);
    const text = `{\n  admin off\n}\n${ours ?? `${site}\n  root * ${root}\n  file_server\n}\n`}`;
    const args = ['run', '--adapter', 'caddyfile', '--config', write(scratch, 'Caddyfile', text)];
    return { args, env: { HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch } };
  },
};

const lighttpdTypes = '/usr/share/lighttpd/create-mime.conf.pl';

const lighttpd: HostServer = {
  name: 'lighttpd',
  programs: ['lighttpd'],
  takesConfiguration: true,
  ignoresRefusals: true,
  configure({ root, port, scratch, made }) {
    const text = `server.modules = ( "mod_access", "mod_alias", "mod_redirect" )
server.document-root = "${root}"
server.bind = "127.0.0.1"
server.port = ${port}
index-file.names = ( "index.html" )
${existsSync(lighttpdTypes) ? `include_shell "${lighttpdTypes}"` : 'mimetype.assign = ( ".html" => "text/html" )'}
${made?.('lighttpd.conf') ?? ''}
`;
    return { args: ['-D', '-f', write(scratch, 'lighttpd.conf', text)] };
  },
};

const python: HostServer = {
  name: 'python3 -m http.server',
  programs: ['python3'],
  takesConfiguration: false,
  configure: ({ root, port }: HostPlace) => ({
    args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
  }),
};

/** Every server that the site is tried on, where it is installed. */
export const hostServers: readonly HostServer[] = [nginx, apache, caddy, lighttpd, python];
