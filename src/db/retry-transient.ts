/** Failures after which D1 may well answer; the statement may have been done all the same. */
const transient =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB due to transient issue/i;
const maxTries = 3;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Only for reads, and for batches that carry a key by which a second run changes nothing. */
export async function retryTransient<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      // Tries follow each other.
      return await run();
    } catch (error) {
      if (tries >= maxTries || !transient.test(String(error))) throw error;
      await pause(50 + Math.random() * 100 * tries);
    }
  }
}
