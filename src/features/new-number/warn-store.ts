import type { D1Database } from '@cloudflare/workers-types';
import { batchEach, bind, readRows, statement } from '#db/statement.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';

const hourMs = 60 * 60_000;
const maxRows = 50;

/** What began within the last hour has just been said; a service may keep numbers for a short time only. */
const isDue = `expires_at > :now AND expires_at <= :now + ${hourMs} AND created_at <= :now - ${hourMs}
  AND reference IS NOT NULL AND draft_id IS NOT NULL AND ended_at IS NULL AND warned_at IS NULL`;
const listDue = statement<{ now: number }, { id: string }>(
  `SELECT id FROM number_hold WHERE ${isDue} ORDER BY expires_at LIMIT ${maxRows}`,
);
const warn = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE number_hold SET warned_at = :now WHERE id = :id AND ${isDue} RETURNING id`,
);

/** Tells of each hold that ends within an hour, once. Returns how many. */
export async function warnDue(db: D1Database, to: MessageTopic, now: number): Promise<number> {
  const due = await readRows(db, bind(listDue, { now }));
  if (due.length === 0) return 0;
  const rows = await batchEach(
    db,
    due.map(({ id }) => {
      const { statements } = tell(to, { event: 'number.holdEnds', id }, { now, afterChange: true });
      return { warned: bind(warn, { id, now }), ...statements };
    }),
  );
  return rows.filter(({ warned }) => warned.length > 0).length;
}
