import { statSync } from 'node:fs';

/** What the system says of a file: whoever writes to it changes that. */
export function stateOf(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return [size, mtimeMs, ctimeMs, ino].join();
}
