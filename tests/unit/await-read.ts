import type { Read, Outcome } from '#services/upstream/upstream-error.ts';

/** The outcome of a cached read, whether it was ready or not. */
export async function awaitRead<T>(read: Read<T> | Promise<Read<T>>): Promise<Outcome<T>> {
  const known = await read;
  return known.state === 'ready' ? { ok: true, value: known.value } : known.result;
}
