import type { VelocityRow } from '#db/fraud-schema.ts';
import { type Bound, bind, findRow, run, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { type Counted, limits } from './limits.ts';

/** By what something is counted; null where it is not counted by that. */
export type CountedBy = Readonly<Partial<Record<Counted, string | null>>>;

type Entry = Pick<VelocityRow, 'key' | 'what' | 'most'> & { ms: number };

/** Keyed hashes: no row names a number, a network or a card. */
async function toEntries(by: CountedBy): Promise<Entry[]> {
  const named = Object.entries(by).flatMap(([what, value]) =>
    value ? [[what as Counted, value] as const] : [],
  );
  return Promise.all(
    named.map(async ([what, value]) => ({
      what,
      key: await hashNumber(what, value),
      ...limits[what],
    })),
  );
}

export interface Count {
  id: string;
  entries: string;
  counted: number;
  now: number;
}

const select = `SELECT :id, e.value ->> 'key', e.value ->> 'what', e.value ->> 'most', :counted, :now + (e.value ->> 'ms')
   FROM json_each(:entries) e`;
const columns = 'velocity (id, key, what, most, counted, ends_at)';
const countOf = (key: string) =>
  `(SELECT count(*) FROM velocity v WHERE v.key = ${key} AND v.counted = 1 AND v.ends_at > :now)`;

/** Counts before it is done, in one statement, so that of many at a moment no more are done than may be. */
const begin = statement<Count, { id: string }>(
  `INSERT INTO ${columns} ${select}
   WHERE NOT EXISTS (SELECT 1 FROM json_each(:entries) o
     WHERE ${countOf(`(o.value ->> 'key')`)} >= (o.value ->> 'most'))
   RETURNING id`,
);
/** Notes under an id what may count later, when it is paid; the same again notes nothing new. */
export const toNoteSql = (where: string): string =>
  `INSERT INTO ${columns} ${select} WHERE ${where} ON CONFLICT DO NOTHING`;
const note = statement<Count>(toNoteSql('true'));
const forget = statement<{ id: string }>('DELETE FROM velocity WHERE id = :id');
const forgetKind = statement<{ id: string; kind: string }>(
  'DELETE FROM velocity WHERE id = :id AND instr(what, :kind) = 1',
);

/** The id of what is counted; null where there were too many of it. Counted by nothing, it is not counted. */
export async function beginCount(by: CountedBy, now: number = Date.now()): Promise<string | null> {
  const id = crypto.randomUUID();
  const entries = await toEntries(by);
  if (entries.length === 0) return id;
  const values = { id, entries: JSON.stringify(entries), counted: 1, now };
  return (await findRow(DB, bind(begin, values))) ? id : null;
}

/** It was no attempt after all: it does not count. */
export const forgetCount = (id: string): Promise<number> => run(DB, bind(forget, { id }));

/**
 * The same after the answer, of one kind or of all that was counted under this id: should it be lost, one attempt more is
 * counted for a while.
 */
export function forgetLater(id: string, kind = ''): void {
  waitUntil(
    run(DB, bind(forgetKind, { id, kind })).catch((error: unknown) =>
      log.error('count-not-forgotten', { cause: error }),
    ),
  );
}

/** The values of `toNoteSql`. */
export const toNoted = async (
  id: string,
  by: CountedBy,
  { counted, now }: { counted: boolean; now: number },
): Promise<Count> => ({
  id,
  entries: JSON.stringify(await toEntries(by)),
  counted: Number(counted),
  now,
});

/** For the batch of what is asked for: it counts once it is paid. */
export const bindAsked = async (id: string, by: CountedBy, now: number): Promise<Bound<never>> =>
  bind(note, await toNoted(id, by, { counted: false, now }));

const over = `FROM velocity o WHERE o.id = :subjectId AND ${countOf('o.key')} > o.most`;
/** True where there is more than may be of what is noted under `:subjectId`, this one included. */
export const isOver = `EXISTS (SELECT 1 ${over})`;
/** Which limits those are. */
export const whichOver = `(SELECT group_concat(o.what, ', ') ${over})`;
