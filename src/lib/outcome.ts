/** The answer of a call: a value, or the error it failed with. */
export type Outcome<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };

/**
 * What is known of public content at once: `ready` with the cached value, or `pending` with a promise of the service's
 * answer, which never rejects.
 */
export type Read<T, E = Error> =
  | { state: 'ready'; value: T }
  | { state: 'pending'; result: Promise<Outcome<T, E>> };

export function mapOutcome<T, U, E>(
  outcome: Outcome<T, E>,
  change: (value: T) => U,
): Outcome<U, E> {
  return outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;
}

export function mapRead<T, U, E>(read: Read<T, E>, change: (value: T) => U): Read<U, E> {
  return read.state === 'ready'
    ? { state: 'ready', value: change(read.value) }
    : { state: 'pending', result: read.result.then((outcome) => mapOutcome(outcome, change)) };
}

/** Waits for a read, where its result can not be streamed. */
export function settleRead<T>(read: Read<T>): Promise<Outcome<T>> {
  return read.state === 'ready' ? Promise.resolve({ ok: true, value: read.value }) : read.result;
}

/** A read of what another read names, such as the details of the first of a list. */
export async function thenRead<T, U>(
  read: Read<T>,
  next: (value: T) => Promise<Read<U>>,
): Promise<Read<U>> {
  if (read.state === 'ready') return next(read.value);
  const result = read.result.then(async (outcome) =>
    outcome.ok ? settleRead(await next(outcome.value)) : outcome,
  );
  return { state: 'pending', result };
}

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
export function joinReads<A, B>(a: Read<A>, b: Read<B>): Read<[A, B]> {
  if (a.state === 'ready' && b.state === 'ready') {
    return { state: 'ready', value: [a.value, b.value] };
  }
  return { state: 'pending', result: joinOutcomes(settleRead(a), settleRead(b)) };
}

/** The same read with a value in place of a failure, for what a page can do without. */
export function readOr<T>(read: Read<T>, fallback: T): Read<T> {
  if (read.state === 'ready') return read;
  const forgive = (outcome: Outcome<T>): Outcome<T> =>
    outcome.ok ? outcome : { ok: true, value: fallback };
  return { state: 'pending', result: read.result.then(forgive) };
}
