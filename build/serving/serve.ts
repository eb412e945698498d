import { getRequestListener } from '@hono/node-server';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import send from 'send';
import { headersFor, hostRules } from '../hosting/rules.ts';
import { locate, nearestNotFound } from './locate.ts';

/** A request handler on web standards. */
export type Handler = (request: Request) => Promise<Response>;

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

const htmlType = 'text/html; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

const sayText = (outgoing: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void outgoing.writeHead(status, { 'content-type': textType, ...headers }).end(`${text}\n`);

const failure = 'The server failed; its output says why.';

/** What went wrong on the way to an answer: a request that is none or that broke off, or a fault of this machine. */
function answerFor(error: unknown, { destroyed }: ServerResponse): Response {
  if (destroyed || (error instanceof Error && error.name === 'RequestError'))
    return new Response('This is no request.\n', { status: 400 });
  console.error(error);
  return new Response(`${failure}\n`, { status: 500 });
}

/** A wish for more of the end than there is: the whole file (RFC 9110, 14.1.2), which the library refuses. */
function wantsAll(range: string | undefined, file: string): boolean {
  const [, length] = /^bytes=-(\d+)$/.exec(range ?? '') ?? [];
  return length !== undefined && Number(length) >= statSync(file).size;
}

function answerWith(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const listener = getRequestListener((request) => handler(request), {
    overrideGlobalObjects: false,
    errorHandler: (error) => answerFor(error, outgoing),
  });
  void listener(incoming, outgoing);
}

function fileListener(folder: string, base: string, html: ServeOptions['html']) {
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

  function sendFile(incoming: IncomingMessage, outgoing: ServerResponse, file: string, path: string): void {
    if (wantsAll(incoming.headers.range, file)) delete incoming.headers.range;
    const name = encodeURIComponent(file.slice(folder.length));
    send(incoming, name, { root: folder, dotfiles: 'allow', cacheControl: false, index: false })
      .on('headers', (response: ServerResponse, _: string, { size, mtimeMs }: Stats) => {
        response.setHeader('cache-control', 'no-cache');
        // The library's own tag is a weak one, which If-Range must not trust.
        response.setHeader('etag', `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`);
      })
      .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        if (outgoing.headersSent) return void outgoing.destroy();
        if (status === 404) return missing(outgoing, path);
        sayText(outgoing, status, status === 500 ? failure : 'This part or version of the file is not here.', headers);
      })
      .pipe(outgoing);
  }

  /** `path` starts with a slash and stands below the base. */
  return (incoming: IncomingMessage, outgoing: ServerResponse, path: string, search: string): void => {
    const place = locate(folder, path);
    const named = path.endsWith('/') ? 'folder' : 'file';
    if (place?.kind === 'folder' && named === 'file') {
      return sayText(outgoing, 301, 'Moved', { location: `${base}${path.slice(1)}/${search}` });
    }
    const file = place?.kind === 'folder' ? locate(folder, `${path}index.html`) : place;
    if (!file || place?.kind !== named || file.kind !== 'file') return missing(outgoing, path);
    if (html && file.path.endsWith('.html')) return sendPage(outgoing, 200, file.path);
    sendFile(incoming, outgoing, file.path, path);
  };
}

/**
 * Serves a folder the way a plain web server does: directories by their index, the nearest `404.html` with status 404, a redirect
 * only for a directory that lacks its slash. What is in the folder is looked up at each request, so that it may be replaced.
 */
export async function serveFolder(options: ServeOptions): Promise<Served> {
  const { port = 0, host = '127.0.0.1', base = '/', answer, html } = options;
  const serveFile = fileListener(resolve(options.folder), base, html);
  // What a host is told as well, so that nothing of it is met there for the first time.
  const rules = hostRules({ origin: `http://${host}`, basePath: base });

  function respond(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [, path = '/', search = ''] = /^([^?]*)(.*)$/.exec(incoming.url ?? '/') ?? [];
    if (`${path}/` === base) return sayText(outgoing, 301, 'Moved', { location: base + search });
    if (!path.startsWith(base)) return sayText(outgoing, 404, `This site stands at ${base}`);
    const below = path.slice(base.length);
    const handler = answer?.(below);
    if (handler) return answerWith(handler, incoming, outgoing);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return sayText(outgoing, 405, 'A file can be read only', { allow: 'GET, HEAD' });
    }
    for (const [name, value] of Object.entries(headersFor(path, rules))) outgoing.setHeader(name, value);
    serveFile(incoming, outgoing, `/${below}`, search);
  }

  const server = createServer((incoming, outgoing) => {
    try {
      respond(incoming, outgoing);
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else sayText(outgoing, 500, failure);
    }
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
