/** How many enquiries one address may send in a stretch of time. */
export interface Rate {
  readonly enquiries: number;
  readonly seconds: number;
}

/** Addresses that are remembered at most; with more the oldest is forgotten. */
const remembered = 10_000;

/** An IPv6 network belongs to one household: the first half of the address is what counts. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::') as [string, string?];
  const front = head ? head.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - front.length - (tail ? tail.split(':').length : 0);
  return [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Counts enquiries by address; answers with the seconds to wait where there were too many. */
export function limitRate(rate: Rate | undefined, now: () => number = Date.now): (address: string) => number {
  if (!rate) return () => 0;
  const windows = new Map<string, { readonly ends: number; count: number }>();
  return (address) => {
    const network = networkOf(address);
    const at = now();
    let window = windows.get(network);
    if (!window || window.ends <= at) {
      windows.delete(network);
      window = { ends: at + rate.seconds * 1000, count: 0 };
      windows.set(network, window);
      if (windows.size > remembered) windows.delete(windows.keys().next().value!);
    }
    window.count += 1;
    return window.count > rate.enquiries ? Math.ceil((window.ends - at) / 1000) : 0;
  };
}
