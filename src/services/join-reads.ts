import type { Edge, Outcome } from '#domain/outcome.ts';
import { settleRead } from './settle-read.ts';

async function joinOutcomes<A, B>(
  a: Promise<Outcome<A>>,
  b: Promise<Outcome<B>>,
): Promise<Outcome<[A, B]>> {
  const [first, second] = await Promise.all([a, b]);
  if (!first.ok) return first;
  if (!second.ok) return second;
  return { ok: true, value: [first.value, second.value] };
}

/** Two reads as one, for a section that needs both. */
export function joinReads<A, B>(a: Edge<A>, b: Edge<B>): Edge<[A, B]> {
  if (a.state === 'ready' && b.state === 'ready') {
    return { state: 'ready', value: [a.value, b.value], stale: a.stale || b.stale };
  }
  return { state: 'pending', result: joinOutcomes(settleRead(a), settleRead(b)) };
}
