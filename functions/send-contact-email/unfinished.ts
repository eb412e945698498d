/** A request whose body is still arriving. */
export interface Unfinished {
  /** Tells how much it holds by now. */
  readonly grow: (bytes: number) => void;
  readonly end: () => void;
}

/** Everything that is still arriving, bound to a number of bytes. */
export interface UnfinishedBodies {
  readonly begin: (giveUp: () => void) => Unfinished;
}

/**
 * Holds what arrives within bounds. Where there is too much, the largest is given up: somebody who sends many halves hits himself,
 * and an ordinary enquiry, which is small, still comes through.
 */
export function boundUnfinished(limit: number): UnfinishedBodies {
  const held = new Map<object, { bytes: number; readonly giveUp: () => void }>();
  let total = 0;

  function release(body: object): void {
    total -= held.get(body)?.bytes ?? 0;
    held.delete(body);
  }

  return {
    begin(giveUp) {
      const body = {};
      held.set(body, { bytes: 0, giveUp });
      return {
        grow(bytes) {
          const own = held.get(body);
          if (!own) return;
          total += bytes - own.bytes;
          own.bytes = bytes;
          while (total > limit) {
            const [largest, { giveUp: giveUpLargest }] = [...held].reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a));
            release(largest);
            giveUpLargest();
          }
        },
        end: () => release(body),
      };
    },
  };
}
