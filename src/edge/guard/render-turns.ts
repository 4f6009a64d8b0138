import { sleep } from '#lib/sleep.ts';

/**
 * How many renders compute side by side. One at a time would leave the processor idle while a render reads the database;
 * each one more is one more turn for which a refusal waits.
 */
export const maxRendering = 4;
/** How many wait for a turn. What comes beyond would wait longer than a visitor likes to. */
export const maxWaiting = 96;

/**
 * A render that has not ended by then waits for a service, which costs nothing, and leaves its turn to the next one. It
 * also ends the turn of a visitor who has left: the runtime drops such requests where they are.
 */
const turnMs = 20;
/** Those who wait look again and again. Who is so late has left, or comes back to the head of the line. */
const lateMs = 40;
/** About what a render takes. */
const renderMs = 4;

interface Waiting {
  /** When it looks again. */
  looksAt: number;
}

const rendering = new Set<{ since: number }>();
const waiting: Waiting[] = [];

function forget(now: number): void {
  // In the order of their beginning.
  for (const one of rendering) {
    if (now - one.since < turnMs) break;
    rendering.delete(one);
  }
  for (let i = waiting.length - 1; i >= 0; i -= 1) {
    if (now - (waiting[i]?.looksAt ?? 0) >= lateMs) waiting.splice(i, 1);
  }
}

function begin(now: number): () => void {
  const turn = { since: now };
  rendering.add(turn);
  return () => rendering.delete(turn);
}

/**
 * Answers with what ends the turn, once there is one, in the order of asking; with null at once where too many wait.
 * Who waits asks by a timer of its own, because a request of a Worker must not be woken by another one.
 */
export async function takeTurn(): Promise<(() => void) | null> {
  let now = Date.now();
  forget(now);
  if (waiting.length === 0 && rendering.size < maxRendering) return begin(now);
  if (waiting.length >= maxWaiting) return null;
  const own: Waiting = { looksAt: now };
  waiting.push(own);
  for (;;) {
    const waitMs = Math.max(1, Math.floor(waiting.indexOf(own) / maxRendering) * renderMs);
    own.looksAt = now + waitMs;
    await sleep(waitMs);
    now = Date.now();
    own.looksAt = now;
    forget(now);
    if (!waiting.includes(own)) waiting.unshift(own);
    const place = waiting.indexOf(own);
    if (place >= maxRendering - rendering.size) continue;
    waiting.splice(place, 1);
    return begin(now);
  }
}
