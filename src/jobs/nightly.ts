import type { D1Database } from '@cloudflare/workers-types';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';

/** From four until seven in the morning in Ulaanbaatar. */
const hours = [4, 5, 6];
const dayMs = 24 * 60 * 60_000;

/** Kept longer than the night may last, so that the next run of it finds it done. */
const mark = statement<{ key: string; until: number }, { k: string }>(
  'INSERT INTO lease (k, until_ms) VALUES (:key, :until) ON CONFLICT (k) DO NOTHING RETURNING k',
);
const unmark = statement<{ key: string }>('DELETE FROM lease WHERE k = :key');

/** Does the work once in a night of Ulaanbaatar. Work that says that it was not whole, or fails, is done again. */
export async function onceANight(
  name: string,
  work: () => Promise<boolean>,
  { db, now }: { db: D1Database; now: () => number },
): Promise<number> {
  const { date, minutes } = toUlaanbaatar(new Date(now()));
  if (!hours.includes(Math.floor(minutes / 60))) return 0;
  const key = `night ${name} ${date}`;
  const marked = await findRow(db, bind(mark, { key, until: now() + dayMs }));
  if (!marked) return 0;
  let isDone = false;
  try {
    isDone = await work();
  } finally {
    if (!isDone) await run(db, bind(unmark, { key }));
  }
  return isDone ? 1 : 0;
}
