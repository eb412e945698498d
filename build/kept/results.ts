import type { Fault } from '../fault.ts';

/** What earlier builds have made of the very sources and packages of this one, by key. */
let earlier: Readonly<Record<string, string>> = {};
const asked = new Map<string, string>();

/** Hands over what a build of the same sources has made; `run.js` knows whether they are. */
export function startFrom(results: Readonly<Record<string, string>>): void {
  earlier = results;
}

/** Whether this build makes everything itself, and so knows all that there is to keep. */
export const startsAnew = () => Object.keys(earlier).length === 0;

/** Makes everything anew from here on: the sources are others now. */
export function forgetResults(): void {
  earlier = {};
  asked.clear();
}

/** All that has been asked for, for the next build of these sources. */
export const collectResults = (): Readonly<Record<string, string>> => Object.fromEntries(asked);

/** The text that `make` returns: made by nothing but the sources and what the key says, so that one build can hand it to the next. */
export function recall(key: string, make: () => string): string {
  const text = asked.get(key) ?? earlier[key] ?? make();
  asked.set(key, text);
  return text;
}

/** The same for what takes time. */
export async function recallLater(key: string, make: () => Promise<string>): Promise<string> {
  const text = asked.get(key) ?? earlier[key] ?? (await make());
  asked.set(key, text);
  return text;
}

/** Faults that lie in the sources alone: none where a build of these sources found none. */
export async function recallFaults(
  key: string,
  find: () => readonly Fault[] | Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const faults = earlier[key] === undefined ? await find() : [];
  if (faults.length === 0) asked.set(key, '');
  return faults;
}
