const PAUSE = 25;

/** Repeats a question until it stops throwing; after the limit what it threw last is the answer. */
export async function eventually<T>(ask: () => Promise<T> | T, limit = 5000): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
