import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

// The least that takes an enquiry: it parses, writes a file, syncs it, and answers. What the real endpoint is measured against.
const folder = process.argv[2]!;
let count = 0;

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', async () => {
    const enquiry: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    const file = await open(join(folder, `${(count += 1)}.json`), 'wx');
    await file.writeFile(JSON.stringify(enquiry));
    await file.sync();
    await file.close();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`The bare endpoint stands at http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);
