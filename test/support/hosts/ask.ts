import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, or with `decoded` as it was meant. */
  readonly body: Buffer;
  readonly decoded: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function decode(body: Buffer, coding: string | undefined): Buffer {
  // What a browser has already comes without a body.
  if (body.length === 0) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/** Asks for one address as it is written, follows nothing and adds no header. */
export const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((answered, failed) => {
    request(address, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', failed)
        .on('end', () => {
          const body = Buffer.concat(parts);
          const coding = response.headers['content-encoding'];
          try {
            const decoded = decode(body, coding);
            answered({ status: response.statusCode!, headers: response.headers, body, decoded });
          } catch (cause) {
            failed(new Error(`${address} says it is ${coding} and is not`, { cause }));
          }
        });
    })
      .on('error', failed)
      .end();
  });
