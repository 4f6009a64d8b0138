import type { Outcome, Read } from '#lib/outcome.ts';
import { within } from '#lib/sleep.ts';

/** How long a page waits for what is nearly always there at once, before it shows a skeleton instead. */
const soonMs = 150;

/** A call that is not cached, as a read: in place where it answers soon, else streamed. */
export async function readSoon<T>(asked: Promise<Outcome<T>>): Promise<Read<T>> {
  const soon = await within(asked, soonMs);
  return soon?.ok ? { state: 'ready', value: soon.value } : { state: 'pending', result: asked };
}

/** The same of what a store reads, which rejects where it fails. */
export const readSoonOf = <T>(work: Promise<T>): Promise<Read<T>> =>
  readSoon(
    work.then(
      (value) => ({ ok: true, value }),
      (error: Error) => ({ ok: false, error }),
    ),
  );
