/** Milliseconds between two questions: soon at first, then less often, since whoever asks takes the processor from the answer. */
const FIRST = 10;
const LAST = 160;

/** Repeats a question until it stops throwing; after the limit what it threw last is the answer. */
export async function eventually<T>(ask: () => Promise<T> | T, limit = 10_000): Promise<T> {
  const end = performance.now() + limit;
  for (let pause = FIRST; ; pause = Math.min(pause * 2, LAST)) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
