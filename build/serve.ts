import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { answerWith, type Handler } from './node-adapter.ts';

export interface ServeOptions {
  /** The folder whose files are served. */
  readonly folder: string;
  /** Where to listen; absent or 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** The path the folder stands at; starts and ends with a slash. */
  readonly base?: string;
  /** What answers instead of a file, where something does; the path is below the base and starts without a slash. */
  readonly answer?: (path: string) => Handler | undefined;
  /** What is done to a page on its way out. */
  readonly html?: (markup: string) => string;
}

export interface Served {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Origin and base path. */
  readonly url: string;
  /** Ends the server and every open connection. */
  readonly close: () => Promise<void>;
}

const htmlType = 'text/html;charset=utf-8';
const textType = 'text/plain;charset=utf-8';

const kindOf = (path: string) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? 'file' : stats?.isDirectory() ? 'folder' : undefined;
};

/** The file or folder a path means; nothing for one that is malformed or leaves the folder. */
function locate(folder: string, path: string): string | undefined {
  try {
    const place = join(folder, decodeURIComponent(path));
    return path.includes('//') || place.includes('\0') || !(place + sep).startsWith(folder + sep) ? undefined : place;
  } catch {
    return undefined;
  }
}

/** The 404 page beside the missing address, or above it. */
function nearestNotFound(folder: string, path: string): string | undefined {
  let place = locate(folder, path) ?? folder;
  while (place !== folder) {
    place = dirname(place);
    const page = join(place, '404.html');
    if (kindOf(page)) return page;
  }
  const page = join(folder, '404.html');
  return kindOf(page) ? page : undefined;
}

const sayText = (outgoing: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void outgoing.writeHead(status, { 'content-type': textType, ...headers }).end(`${text}\n`);

/** Text without its encoding is read by browsers as Western European. */
function nameEncoding(outgoing: ServerResponse, path: string): void {
  if (path.endsWith('.txt')) outgoing.setHeader('content-type', textType);
  if (path.endsWith('.md')) outgoing.setHeader('content-type', 'text/markdown;charset=utf-8');
}

function fileListener(folder: string, base: string, html: ServeOptions['html']) {
  const sendFile = sirv(folder, { dev: true, etag: true, dotfiles: true, setHeaders: nameEncoding });

  function sendPage(outgoing: ServerResponse, status: number, page: string): void {
    const markup = readFileSync(page, 'utf8');
    outgoing
      .writeHead(status, { 'content-type': htmlType, 'cache-control': 'no-store' })
      .end(html ? html(markup) : markup);
  }

  function missing(outgoing: ServerResponse, path: string): void {
    const page = nearestNotFound(folder, path);
    if (page) return sendPage(outgoing, 404, page);
    sayText(outgoing, 404, 'Not found');
  }

  /** `path` starts with a slash and stands below the base. */
  return (incoming: IncomingMessage, outgoing: ServerResponse, path: string, search: string): void => {
    const place = locate(folder, path);
    const kind = place && kindOf(place);
    if (kind === 'folder' && !path.endsWith('/')) {
      return sayText(outgoing, 301, 'Moved', { location: `${base}${path.slice(1)}/${search}` });
    }
    const file = place && (path.endsWith('/') ? join(place, 'index.html') : place);
    if (!file || kindOf(file) !== 'file') return missing(outgoing, path);
    if (html && file.endsWith('.html')) return sendPage(outgoing, 200, file);
    incoming.url = path + search;
    sendFile(incoming, outgoing, () => missing(outgoing, path));
  };
}

/**
 * Serves a folder the way a plain web server does: directories by their index, the nearest `404.html` with status 404, a redirect
 * only for a directory that lacks its slash. What is in the folder is looked up at each request, so that it may be replaced.
 */
export async function serveFolder(options: ServeOptions): Promise<Served> {
  const { port = 0, host = '127.0.0.1', base = '/', answer, html } = options;
  const serveFile = fileListener(resolve(options.folder), base, html);

  const server = createServer((incoming, outgoing) => {
    const [, path = '/', search = ''] = /^([^?]*)(.*)$/.exec(incoming.url ?? '/') ?? [];
    if (`${path}/` === base) return sayText(outgoing, 301, 'Moved', { location: base + search });
    if (!path.startsWith(base)) return sayText(outgoing, 404, `This site stands at ${base}`);
    const below = path.slice(base.length);
    const handler = answer?.(below);
    if (handler) return void answerWith(handler, incoming, outgoing);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return sayText(outgoing, 405, 'A file can be read only', { allow: 'GET, HEAD' });
    }
    serveFile(incoming, outgoing, `/${below}`, search);
  });

  await new Promise<void>((listening, refused) => server.once('error', refused).listen(port, host, listening));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: origin + base,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
