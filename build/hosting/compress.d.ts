import type { Compression } from '../settings.ts';

/** All that the compressed forms depend on but the contents. */
export declare const methodOf: (effort: Compression) => string;

/** What the thread is asked: the forms of one text, in the order of `codings`. It answers with them, in the order it was asked. */
export interface CompressRequest {
  readonly contents: Uint8Array;
  readonly effort: Compression;
  readonly codings: readonly ('br' | 'gzip')[];
}
