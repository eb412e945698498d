import type { UnfinishedBodies } from './unfinished.ts';

/** Why a body was not read to its end. */
export type BodyFault = 'too large' | 'too slow' | 'too many' | 'broken off';

export interface BodyLimits {
  /** The largest body, in bytes. */
  readonly bytes: number;
  /** Milliseconds until the last byte has to be there. */
  readonly time: number;
  readonly unfinished: UnfinishedBodies;
}

const firstRoom = 4096;

/** Reads a whole body into one piece of memory: parts as they arrive keep far more alive than they hold. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  grow: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  let body = new Uint8Array(firstRoom);
  let size = 0;
  grow(firstRoom);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const end = size + part.value.byteLength;
    if (end > limit) return 'too large';
    if (end > body.length) {
      const roomier = new Uint8Array(Math.min(limit, Math.max(end, body.length * 2)));
      roomier.set(body);
      body = roomier;
      grow(body.length);
    }
    body.set(part.value, size);
    size = end;
  }
  return body.subarray(0, size);
}

/** The whole body of a request, or why it is not there; nothing past a limit is kept. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  if (Number(request.headers.get('content-length')) > limits.bytes) return 'too large';
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = (_: BodyFault) => {};
  const givenUp = new Promise<BodyFault>((settle) => {
    giveUp = settle;
    timer = setTimeout(settle, limits.time, 'too slow' as const);
  });
  const unfinished = limits.unfinished.begin(() => giveUp('too many'));
  try {
    const read = readAll(reader, limits.bytes, unfinished.grow).catch((): BodyFault => 'broken off');
    const outcome = await Promise.race([read, givenUp]);
    if (typeof outcome === 'string') void reader.cancel().catch(() => {});
    return outcome;
  } finally {
    clearTimeout(timer);
    unfinished.end();
  }
}
