/** The answer of a call: a value, or the error it failed with. */
export type Outcome<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };

/**
 * What the edge knows of public content at once: the value itself, or that it has to be asked for.
 * `result` never rejects.
 */
export type Edge<T, E = Error> =
  | { state: 'ready'; value: T; stale: boolean }
  | { state: 'pending'; result: Promise<Outcome<T, E>> };
