import { createHash } from 'node:crypto';

/** The folder of everything whose name carries the hash of its contents: hosts may cache it for ever. */
export const assetFolder = 'assets';

/** The folder of what pages of other origins load, by version. */
export const embedsFolder = 'widgets';

/** Regular expression of an embed's address whose bytes stay. */
export const pinnedEmbed = `${embedsFolder}/v[0-9]+/[a-z-]+-[0-9a-f]{10}\\.js`;

/** Regular expression of every path whose name carries the hash of its contents; the compressed form of one does so as well. */
export const hashedPath = `(?:${assetFolder}/|${pinnedEmbed})`;

/** Ten characters that change whenever the contents do. */
export function fingerprint(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 10);
}

/** `assets/<name>-<fingerprint>.<extension>` */
export function assetPath(name: string, extension: string, contents: string | Uint8Array): string {
  return `${assetFolder}/${name}-${fingerprint(contents)}.${extension}`;
}
