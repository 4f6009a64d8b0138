/** Failures after which D1 usually answers again; the statement may have been executed nevertheless. */
const transient =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB due to transient issue/i;
const maxTries = 3;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Only for reads, and for batches with an operation id, by which a second run changes nothing. */
export async function retryTransient<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= maxTries || !transient.test(String(error))) throw error;
      await pause(50 + Math.random() * 100 * tries);
    }
  }
}
