import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContactEndpoint } from '../contact-endpoint.ts';
import { contactPath } from '../contact-path.ts';
import { returnAddress } from '../return-address.ts';
import type { ContactSettings } from '../settings.ts';
import { startDelivery } from './delivery.ts';
import { openSender } from './sender.ts';
import { openSpool } from './spool.ts';

export interface Service {
  readonly url: string;
  /** Takes no more enquiries, ends those under way, and leaves the spool to others. */
  readonly close: () => Promise<void>;
}

/** Milliseconds a visitor's head and whole request may take. */
const headTime = 10_000;
const requestTime = 60_000;
/** Each connection costs memory before it has said anything. */
const mostConnections = 5000;

/** The visitor's address: the connection's, or what the outermost of our own servers in front has told. */
function addressOf(incoming: IncomingMessage, proxies: number): string {
  const told = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  return (proxies > 0 && told.at(-proxies)) || (incoming.socket.remoteAddress ?? 'unknown');
}

/** Tells the owner's own system that something waits. */
async function callAlert(url: string, waiting: number, oldest: string): Promise<void> {
  const text = `${waiting} enquiries have been waiting for more than an hour, the oldest since ${oldest}.`;
  const body = JSON.stringify({ text, waiting, oldest });
  const headers = { 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
}

/** Opens the contact endpoint as a service of its own: it takes enquiries into a spool and sends them on from there. */
export async function openService(
  settings: ContactSettings,
  report: (line: string) => void = console.log,
): Promise<Service> {
  const { site, token, allowedOrigins, rate, proxies, from, to, confirm, alertUrl } = settings;
  const spool = await openSpool(settings.spool);
  const sender = openSender(settings);
  const delivery =
    sender && from
      ? startDelivery({
          spool,
          send: sender.send,
          correspondents: { from, to },
          confirm,
          sendTrapped: settings.sendTrapped,
          retrySeconds: settings.retrySeconds,
          retentionDays: settings.retentionDays,
          report,
          ...(alertUrl && { alert: (waiting, oldest) => callAlert(alertUrl, waiting, oldest) }),
        })
      : undefined;

  const endpoint = createContactEndpoint({
    async keep(received, sameAs) {
      const kept = await spool.keep(received, sameAs);
      delivery?.nudge();
      return kept;
    },
    token,
    allowedOrigins,
    rate,
    returnTo: returnAddress(site),
    report,
  });

  const listener = getRequestListener(
    (request, { incoming }) => {
      const { pathname } = new URL(request.url);
      if (pathname !== '/' && !pathname.endsWith(`/${contactPath}`))
        return Response.json({ ok: false, message: `The endpoint stands at /${contactPath}.` }, { status: 404 });
      return endpoint(request, addressOf(incoming as IncomingMessage, proxies));
    },
    { overrideGlobalObjects: false, errorHandler: () => new Response(null, { status: 400 }) },
  );
  const server = createServer(
    { headersTimeout: headTime, requestTimeout: requestTime },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.maxConnections = mostConnections;
  await new Promise<void>((listening, refused) =>
    server.once('error', refused).listen(settings.port, settings.host, listening),
  );
  const { port } = server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return {
    url: `http://${host}:${port}/${contactPath}`,
    async close() {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      });
      await delivery?.stop();
      sender?.close();
    },
  };
}
