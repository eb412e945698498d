import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A link counts as what it leads to. */
const isFile = (folder, entry) =>
  entry.isFile() ||
  (entry.isSymbolicLink() && Boolean(statSync(join(folder, entry.name), { throwIfNoEntry: false })?.isFile()));

/**
 * Every file below a folder, as paths below it with slashes. Folder by folder: Node's own way through all of them asks the system
 * about every single file once more.
 */
export function listFiles(folder) {
  const files = [];
  function enter(below) {
    for (const entry of readdirSync(folder + below, { withFileTypes: true })) {
      const path = `${below}/${entry.name}`;
      if (entry.isDirectory()) enter(path);
      else if (isFile(folder + below, entry)) files.push(path.slice(1));
    }
  }
  if (existsSync(folder)) enter('');
  return files;
}
