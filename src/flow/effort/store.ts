import type { EffortRow } from '#db/effort-schema.ts';
import { batch, batchEach, bind, findRow, run, statement } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { drainOutbox, putMessage, type Topic } from '#forms/outbox.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { Finished } from './model.ts';

export type Effort = Pick<EffortRow, 'flow' | 'day' | 'score' | 'language'> & { comment: string };

/** The second answer changes nothing: the key is made of visitor, flow and day. */
const insert = statement<EffortRow, { id: string }>(
  `INSERT INTO effort (id, flow, day, score, comment, key_id, language, created_at)
   VALUES (:id, :flow, :day, :score, :comment, :keyId, :language, :createdAt)
   ON CONFLICT (id) DO NOTHING RETURNING id`,
);
const find = statement<{ id: string }, Pick<EffortRow, keyof Effort>>(
  'SELECT flow, day, score, comment, language FROM effort WHERE id = :id',
);

const toContext = (id: string) => `effort ${id}`;
const toDay = ({ at }: Finished) => toUlaanbaatar(new Date(at)).date;
/** Of the answer of a visitor about a flow that was finished. */
export const toId = (finished: Finished): Promise<string> =>
  hashText(`effort ${finished.visitorId} ${finished.flow} ${toDay(finished)}`);

export async function hasAnswered(finished: Finished): Promise<boolean> {
  return (await findRow(DB, bind(find, { id: await toId(finished) }))) !== null;
}

/** False where this visitor has answered for this flow on that day: the first answer stays. */
export async function insertEffort(
  finished: Finished,
  { score, comment, language }: Pick<Effort, 'score' | 'comment' | 'language'>,
  { now, topic }: { now: number; topic: Topic<{ id: string }> },
): Promise<boolean> {
  const keys = settings().DATA_KEYS;
  const id = await toId(finished);
  const sealed =
    comment === ''
      ? { comment: null, keyId: null }
      : { comment: await seal(comment, { keys, context: toContext(id) }), keyId: keys[0].id };
  const { flow } = finished;
  const row = { id, flow, day: toDay(finished), score, language, createdAt: now, ...sealed };
  const key = `effort ${id}`;
  const { inserted } = await batch(DB, {
    inserted: bind(insert, row),
    told: putMessage(topic, { key, body: { id } }, { now, afterChange: true }),
  });
  waitUntil(drainOutbox(DB, Date.now, [topic], { keys: [key] }));
  return inserted.length > 0;
}

export async function findEffort(id: string): Promise<Effort | null> {
  const row = await findRow(DB, bind(find, { id }));
  if (!row) return null;
  const { comment } = row;
  const sealing = { keys: settings().DATA_KEYS, context: toContext(id) };
  return { ...row, comment: comment === null ? '' : await unseal(comment, sealing) };
}

/** When something was finished that customers are asked about afterwards. */
const finished = {
  shop_order: ['created_at', 'placed_at'],
  purchase: ['created_at', 'paid_at', 'ended_at'],
  home_request: ['created_at', 'updated_at'],
} as const;

/** When these visitors may have finished something that they were asked about. */
export async function readFinished(visitors: string, since: number): Promise<number[]> {
  const found = await batchEach(
    DB,
    Object.entries(finished).map(([table, columns]) => ({
      rows: bind(
        statement<{ visitors: string; since: number }, Record<string, number | null>>(
          `SELECT ${columns.join()} FROM ${table} WHERE updated_at > :since
           AND visitor_id IN (SELECT value FROM json_each(:visitors))`,
        ),
        { visitors, since },
      ),
    })),
  );
  return found.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row).map((at) => at ?? 0)),
  );
}

const remove = statement<{ ids: string }>(
  'DELETE FROM effort WHERE id IN (SELECT value FROM json_each(:ids))',
);

export const deleteEfforts = (ids: readonly string[]): Promise<number> =>
  run(DB, bind(remove, { ids: JSON.stringify(ids) }));
