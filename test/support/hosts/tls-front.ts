import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlain, request } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

export interface TlsFront {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** A file with the certificate to be trusted. */
  readonly certificate: string;
  readonly close: () => void;
}

/** Puts https before a server, with a redirect from http, as certbot or a load balancer would; `localhost` is its name. */
export async function openTlsFront(origin: string, scratch: string): Promise<TlsFront> {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(scratch, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...subject], {
    stdio: 'ignore',
  });
  const secure = createSecure({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const onwards = request(origin + url, { method: method!, headers: { ...headers, host: new URL(origin).host } });
    onwards.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  const httpsPort = await listen(secure);
  const plain = createPlain((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificate,
    close() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
