import { sleep } from '#lib/sleep.ts';

/**
 * How many renders compute side by side. One at a time would leave the processor idle while a render reads the database;
 * each one more is one more turn for which a refusal waits.
 */
export const maxRendering = 4;
/** How many wait for a turn. What comes beyond would wait longer than a visitor likes to. */
export const maxWaiting = 48;

/**
 * A render that has not ended by then waits for a service, which costs nothing, and leaves its turn to the next one. It
 * also ends the turn of a visitor who has left: the runtime drops such requests where they are.
 */
const turnMs = 50;
/** Those who wait look again and again. Who has not for so long has left. */
const leftMs = 1000;
/** About what a render takes. */
const renderMs = 4;

interface Waiting {
  seenAt: number;
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
    if (now - (waiting[i]?.seenAt ?? 0) >= leftMs) waiting.splice(i, 1);
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
  const own = { seenAt: now };
  waiting.push(own);
  for (;;) {
    const place = waiting.indexOf(own);
    await sleep(Math.max(1, Math.floor(place / maxRendering) * renderMs));
    now = Date.now();
    own.seenAt = now;
    forget(now);
    const ahead = waiting.indexOf(own);
    if (ahead >= maxRendering - rendering.size) continue;
    if (ahead >= 0) waiting.splice(ahead, 1);
    return begin(now);
  }
}
