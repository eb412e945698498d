import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A request handler on web standards. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * The body as a stream whose end is not the connection's end: cancelling Node's own adapter would destroy the socket before the
 * answer (413, say) has left, so what nobody reads is let through instead.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (part: Buffer) => {
        controller.enqueue(new Uint8Array(part));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once('end', () => controller.close());
      incoming.once('error', (error) => controller.error(error));
    },
    pull: () => void incoming.resume(),
    cancel() {
      incoming.removeAllListeners('data').removeAllListeners('end').resume();
    },
  });
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', headers, rawHeaders, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const pairs: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) pairs.push([rawHeaders[at]!, rawHeaders[at + 1]!]);
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: pairs,
    ...(hasBody && { body: bodyOf(incoming), duplex: 'half' as const }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (!response.body) return void outgoing.end();
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

/** Answers one request of Node's server with a handler on web standards; what the handler throws becomes a plain 500. */
export async function answerWith(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    await send(await handler(toRequest(incoming)), outgoing);
  } catch (error) {
    if (outgoing.destroyed) return;
    console.error(error);
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing
      .writeHead(500, { 'content-type': 'text/plain;charset=utf-8' })
      .end('The server failed; its output says why.\n');
  }
}
