import type { Edge, Outcome } from './upstream-error.ts';

export function mapOutcome<T, U>(outcome: Outcome<T>, change: (value: T) => U): Outcome<U> {
  return outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;
}

export function mapEdge<T, U>(edge: Edge<T>, change: (value: T) => U): Edge<U> {
  return edge.state === 'ready'
    ? { ...edge, value: change(edge.value) }
    : { state: 'pending', result: edge.result.then((outcome) => mapOutcome(outcome, change)) };
}
