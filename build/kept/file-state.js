import { statSync } from 'node:fs';

export function stateOf(file) {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && [known.size, known.mtimeMs, known.ctimeMs, known.ino].join();
}
