/**
 * Lets so many through at a time, the others in the order in which they came. A disk that is asked a thousand things at once answers
 * everybody late; one that is asked some at a time answers most of them early.
 */
export function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
