import type { Edge, Outcome } from '#domain/outcome.ts';

/** Waits for a read where there is nothing to stream into. */
export function settleRead<T>(read: Edge<T>): Promise<Outcome<T>> {
  return read.state === 'ready' ? Promise.resolve({ ok: true, value: read.value }) : read.result;
}
