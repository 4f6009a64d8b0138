/** What of a refused body is read all the same, and for how long. */
const drainedBytes = 1024 * 1024;
const drainMs = 500;

/**
 * Reads on what was refused, within bounds, and forgets it. A connection whose body was left unread is closed by the
 * runtime, and the next form of a visitor who was refused may be sent over it.
 */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const late = Promise.withResolvers<{ done: true; value?: undefined }>();
  const timer = setTimeout(() => late.resolve({ done: true }), drainMs);
  try {
    for (let left = drainedBytes; left > 0;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return;
      left -= value.byteLength;
    }
  } catch {
    // Whoever sent it has gone.
  } finally {
    clearTimeout(timer);
  }
}
