import type { Read, Outcome } from '#services/upstream/upstream-error.ts';

/** The outcome of a cached read, whether it was ready or not. */
export async function settleEdge<T>(read: Read<T> | Promise<Read<T>>): Promise<Outcome<T>> {
  const edge = await read;
  return edge.state === 'ready' ? { ok: true, value: edge.value } : edge.result;
}
