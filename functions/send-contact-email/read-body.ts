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

/**
 * Lets go by what is too large, so that whoever sends it comes to hear the answer: a connection that is closed while it is written
 * to is only broken. As much again as is taken; beyond that it is broken indeed.
 */
async function letThrough(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<BodyFault> {
  let passed = 0;
  for (let part = await reader.read(); !part.done && passed < limit; part = await reader.read())
    passed += part.value.byteLength;
  return 'too large';
}

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
    if (end > limit) return letThrough(reader, limit);
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
  if (!request.body) return new Uint8Array();
  const declared = Number(request.headers.get('content-length'));
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = (_: BodyFault) => {};
  const givenUp = new Promise<BodyFault>((settle) => {
    giveUp = settle;
    timer = setTimeout(settle, limits.time, 'too slow' as const);
  });
  const unfinished = limits.unfinished.begin(() => giveUp('too many'));
  try {
    const read =
      declared > limits.bytes ? letThrough(reader, limits.bytes) : readAll(reader, limits.bytes, unfinished.grow);
    const outcome = await Promise.race([read.catch((): BodyFault => 'broken off'), givenUp]);
    if (typeof outcome === 'string') void reader.cancel().catch(() => {});
    return outcome;
  } finally {
    clearTimeout(timer);
    unfinished.end();
  }
}

/** What is let through of a body that nobody asked for: more than any enquiry that is written by hand. */
const unasked = { bytes: 65_536, time: 1000 };

/** Lets go by the body of a request that was refused before it was read, so that the refusal is heard. */
export async function dismiss(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((settle) => {
    timer = setTimeout(settle, unasked.time);
  });
  await Promise.race([letThrough(reader, unasked.bytes).catch(() => {}), late]);
  clearTimeout(timer);
  void reader.cancel().catch(() => {});
}
