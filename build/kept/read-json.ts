import { existsSync, readFileSync } from 'node:fs';

/** What a file of kept results holds; nothing where it is not there or damaged. */
export function readJson<T>(file: string): T | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  } catch {
    return undefined;
  }
}
