export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The value if it comes in time, else undefined; the work itself goes on. It never rejects. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, timeout]);
  } catch {
    // The caller treats a store that fails and one that is slow alike.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
