import type { Edge, Outcome } from './upstream-error.ts';

export function mapOutcome<T, U>(outcome: Outcome<T>, change: (value: T) => U): Outcome<U> {
  return outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;
}

export function mapEdge<T, U>(edge: Edge<T>, change: (value: T) => U): Edge<U> {
  return edge.state === 'ready'
    ? { ...edge, value: change(edge.value) }
    : { state: 'pending', result: edge.result.then((outcome) => mapOutcome(outcome, change)) };
}

/** For what a page can't do without: waits where the edge has nothing yet. */
export async function settleEdge<T>(edge: Edge<T> | Promise<Edge<T>>): Promise<Outcome<T>> {
  const known = await edge;
  return known.state === 'ready' ? { ok: true, value: known.value } : known.result;
}
