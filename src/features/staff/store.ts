import type { OutboxRow, StaffLogRow } from '#db/operation-schema.ts';
import { batch, bind, readRows, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { drainOutbox, type Topics } from '#forms/outbox.ts';

/** Without the body, which may be personal. */
export type StuckMessage = Pick<OutboxRow, 'id' | 'topic' | 'attempts' | 'createdAt' | 'lastError'>;

const maxShown = 100;

const readStuck = statement<{ rows: number }, StuckMessage>(
  `SELECT id, topic, attempts, created_at AS "createdAt", last_error AS "lastError"
   FROM outbox WHERE stuck_at IS NOT NULL ORDER BY stuck_at LIMIT :rows`,
);
const release = statement<{ id: string; now: number }, Pick<OutboxRow, 'key'>>(
  `UPDATE outbox SET state = 'due', attempts = 0, next_at = :now, stuck_at = NULL
   WHERE id = :id AND state = 'stuck' RETURNING key`,
);
const readActs = statement<{ rows: number }, Omit<StaffLogRow, 'id' | 'change'>>(
  `SELECT at, who, act, subject, reason FROM staff_log ORDER BY at DESC LIMIT :rows`,
);

/** The messages that wait for a person, those that have waited longest first. */
export const readStuckMessages = (): Promise<StuckMessage[]> =>
  readRows(DB, bind(readStuck, { rows: maxShown }));

export const readLatestActs = (): Promise<Omit<StaffLogRow, 'id' | 'change'>[]> =>
  readRows(DB, bind(readActs, { rows: 20 }));

/** Sends a stuck message again, and notes who did it; false where it is not stuck any more. */
export async function resendMessage(
  id: string,
  { who, reason }: Act,
  topics: Topics,
  now: number = Date.now(),
): Promise<boolean> {
  const { released } = await batch(DB, {
    released: bind(release, { id, now }),
    noted: noteAct({ at: now, who, act: 'resend', subject: id, reason }),
  });
  const keys = released.map(({ key }) => key);
  if (keys.length > 0) waitUntil(drainOutbox(DB, Date.now, topics, { keys }));
  return keys.length > 0;
}
