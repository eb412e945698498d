import { createHash } from 'node:crypto';

/** The folder of everything whose name carries the hash of its contents: hosts may cache it for ever. */
export const assetFolder = 'assets';

/** Ten characters that change whenever the contents do. */
export function fingerprint(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 10);
}

/** `assets/<name>-<fingerprint>.<extension>` */
export function assetPath(name: string, extension: string, contents: string | Uint8Array): string {
  return `${assetFolder}/${name}-${fingerprint(contents)}.${extension}`;
}
