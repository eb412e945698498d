/** Waits for steps that work side by side, all of them: none still writes when another has failed. What failed is thrown, the first in the list. */
export async function together<T extends readonly Promise<unknown>[]>(
  ...steps: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}
