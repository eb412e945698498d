/** Starts the work for every item, two at a time, and hands back a promise for each: the tests may wait for one while others run. */
export function inPairs<T, R>(items: readonly T[], work: (item: T) => Promise<R>): readonly Promise<R>[] {
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  return items.map((item, at) => {
    const lane = at % lanes.length;
    const result = lanes[lane]!.then(() => work(item));
    lanes[lane] = result.catch(() => {});
    return result;
  });
}
