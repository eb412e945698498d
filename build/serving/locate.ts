import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenFiles } from '../hosting/rules.ts';

/** What a path of the site means on the disk. */
export interface Place {
  readonly kind: 'file' | 'folder';
  readonly path: string;
}

/** Names that begin with a dot are nobody's business, but for the one folder that is made for it: RFC 8615. Nor is what only a host reads. */
const hidden = new RegExp(`(?:^|/)(?:\\.(?!well-known(?:/|$))|(?:${hiddenFiles.join('|')})$)`);

/** The path as it is written on the disk, without the slash at its start; nothing for one that names no file. */
function decode(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path.replace(/^\//, ''));
    return /\0|\\|\/\//.test(name) || name.startsWith('/') || hidden.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/**
 * The file or folder that a path means; nothing for one that is malformed, leaves the folder, is hidden or goes through a link.
 * A path comes from anyone: one that is too long, or goes on behind a file, is one that is not there.
 */
export function locate(folder: string, path: string): Place | undefined {
  const name = decode(path);
  if (name === undefined) return undefined;
  const place = join(folder, name.replace(/\/$/, ''));
  try {
    const real = realpathSync(place);
    if (real !== join(realpathSync(folder), place.slice(folder.length))) return undefined;
    const stats = statSync(real);
    return stats.isDirectory()
      ? { kind: 'folder', path: place }
      : stats.isFile()
        ? { kind: 'file', path: place }
        : undefined;
  } catch {
    return undefined;
  }
}

/** The 404 page beside the missing address, or above it. */
export function nearestNotFound(folder: string, path: string): string | undefined {
  let nearest: string | undefined;
  let above = '';
  for (const part of (decode(path) ?? '').split('/')) {
    if (above && locate(folder, above)?.kind !== 'folder') break;
    nearest = pathOfFile(locate(folder, `${above}404.html`)) ?? nearest;
    above += `${encodeURIComponent(part)}/`;
  }
  return nearest;
}

const pathOfFile = (place: Place | undefined) => (place?.kind === 'file' ? place.path : undefined);
