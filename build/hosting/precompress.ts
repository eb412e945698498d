import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openCachePack, openKeptPack } from '../kept/cache-pack.ts';
import { digestOf } from '../kept/cache-entry.js';
import { bytesOf, type OutputFile } from '../output.ts';
import type { Compression } from '../settings.ts';
import { type CompressRequest, methodOf } from './compress.js';
import { codings, compressible } from './rules.ts';

/** All forms of a text in the order of `codings`, each behind its length in four bytes: one thing to keep and to find. */
function pack(forms: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    forms.flatMap((form) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(form.length);
      return [length, form];
    }),
  );
}

function takeApart(packed: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(packed.buffer, packed.byteOffset);
  const forms: Uint8Array[] = [];
  for (let at = 0; at < packed.length; at += 4 + forms.at(-1)!.length)
    forms.push(packed.subarray(at + 4, at + 4 + view.getUint32(at, true)));
  return forms;
}

/** A thread that compresses one text after the other: calls that wait cost the processor half of those that do not. */
function openCompressor(effort: Compression) {
  const waiting: {
    readonly done: (forms: readonly Uint8Array[]) => void;
    readonly failed: (error: unknown) => void;
  }[] = [];
  const thread = new Worker(resolve('build/hosting/compress.js'), { execArgv: [] });
  thread.on('message', (forms: readonly Uint8Array[]) => waiting.shift()!.done(forms));
  thread.on('error', (error) => waiting.splice(0).forEach(({ failed }) => failed(error)));
  // A build that ends for another reason waits for nothing.
  thread.unref();
  return {
    get waiting() {
      return waiting.length;
    },
    compress: (contents: Uint8Array) =>
      new Promise<readonly Uint8Array[]>((done, failed) => {
        waiting.push({ done, failed });
        thread.postMessage({
          contents,
          effort,
          codings: codings.map(({ coding }) => coding),
        } satisfies CompressRequest);
      }),
    wait: () => thread.ref(),
    close: () => thread.terminate(),
  };
}

type Compressor = ReturnType<typeof openCompressor>;

/**
 * One more thread where all are at work and each text takes long, up to one for each processor; else the one that has least to do. Quick
 * forms are made by one before the build is done, and the second would cost more to start than it saves.
 */
function pickCompressor(open: Compressor[], effort: Compression): Compressor {
  const most = effort === 'quick' ? 1 : availableParallelism();
  const [idlest] = [...open].sort((one, other) => one.waiting - other.waiting);
  if (idlest && (idlest.waiting === 0 || open.length >= most)) return idlest;
  const more = openCompressor(effort);
  open.push(more);
  return more;
}

const isText = new RegExp(`\\.(?:${compressible.join('|')})$`);

export interface Precompression {
  /** Starts on a file, beside whatever else the process does; what is no text is passed over. */
  readonly note: (file: OutputFile) => void;
  /** The compressed forms of what was noted, each where it is shorter. */
  readonly files: () => Promise<readonly OutputFile[]>;
  /** Keeps those of drawings in the repository, so that a fresh clone need not make them again. */
  readonly keep: () => void;
}

/** Compresses the texts of a site, so that a host need not do it for each visitor. */
export function openPrecompression(effort: Compression): Precompression {
  const texts = openCachePack('compressed', methodOf(effort));
  // A third of all bytes, and they seldom change. A repository has room for one effort: that of builds nobody has told otherwise.
  const kept = effort === 'quick' ? openKeptPack('compressed-drawings', methodOf(effort)) : undefined;
  const packFor = (path: string) => (kept && path.endsWith('.svg') ? kept : texts);
  const started: Promise<readonly OutputFile[]>[] = [];
  const compressors: Compressor[] = [];

  async function formsOf(file: OutputFile, contents: Uint8Array): Promise<readonly OutputFile[]> {
    const packed = await packFor(file.path).of(digestOf(contents).toString('hex'), async () =>
      pack(await pickCompressor(compressors, effort).compress(contents)),
    );
    const forms = takeApart(packed);
    return codings.flatMap(({ extension }, at) =>
      forms[at]!.length < contents.length
        ? [{ path: file.path + extension, contents: forms[at]!, source: file.source }]
        : [],
    );
  }
  return {
    note(file) {
      if (!isText.test(file.path)) return;
      const work = formsOf(file, bytesOf(file));
      // A build that ends for another reason waits for none of them.
      work.catch(() => {});
      started.push(work);
    },
    async files() {
      for (const compressor of compressors) compressor.wait();
      const files = (await Promise.all(started)).flat();
      await Promise.all([texts.save(), kept?.save(), ...compressors.map(({ close }) => close())]);
      return files;
    },
    keep: () => kept?.keep(),
  };
}
