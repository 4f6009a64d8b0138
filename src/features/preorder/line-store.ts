import type { PreorderLineRow } from '#db/preorder-schema.ts';
import { batch, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { waitUntil } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { offerMs } from './model.ts';

type Known = Pick<PreorderLineRow, 'id' | 'state' | 'joinedAt' | 'offeredUntil'>;
type Joining = Pick<
  PreorderLineRow,
  'preorderId' | 'productId' | 'person' | 'visitorId' | 'isdn' | 'language' | 'closesAt'
> & { phone: string };

/** Once for a person, however often it is pressed; who has let a place go by may wait again, behind all others. */
const join = statement<Omit<PreorderLineRow, 'offeredUntil' | 'updatedAt'>>(
  `INSERT INTO preorder_line (id, preorder_id, product_id, person, visitor_id, isdn, state, phone, key_id, language,
     joined_at, updated_at, closes_at)
   VALUES (:id, :preorderId, :productId, :person, :visitorId, :isdn, :state, :phone, :keyId, :language, :joinedAt, :joinedAt, :closesAt)
   ON CONFLICT (preorder_id, person) DO UPDATE SET state = excluded.state, joined_at = excluded.joined_at,
     updated_at = excluded.updated_at, closes_at = excluded.closes_at, offered_until = NULL
   WHERE excluded.state = 'WAITING' AND state IN ('LINE', 'ENDED')`,
);
const find = statement<{ preorderId: string; person: string }, Known>(
  `SELECT id, state, joined_at AS "joinedAt", offered_until AS "offeredUntil" FROM preorder_line
   WHERE preorder_id = :preorderId AND person = :person`,
);
const countLine = statement<{ preorderId: string; opensAt: number }, { count: number }>(
  `SELECT count(*) AS count FROM preorder_line WHERE preorder_id = :preorderId AND joined_at < :opensAt`,
);
const countBefore = statement<{ preorderId: string; joinedAt: number }, { count: number }>(
  `SELECT count(*) AS count FROM preorder_line WHERE preorder_id = :preorderId AND state = 'WAITING' AND joined_at < :joinedAt`,
);

export async function joinLine(
  { phone, ...joining }: Joining,
  state: 'LINE' | 'WAITING',
  now = Date.now(),
) {
  const id = crypto.randomUUID();
  const keys = settings().DATA_KEYS;
  const sealed = await seal(phone, { keys, context: `preorder_line ${id}` });
  const row = { ...joining, id, state, phone: sealed, keyId: keys[0].id, joinedAt: now };
  await run(DB, bind(join, row));
}

export const findInLine = (preorderId: string, person: string): Promise<Known | null> =>
  findRow(DB, bind(find, { preorderId, person }));

/** How many were in line before the opening. Nobody comes to it after that, so an isolate counts once. */
const counted = new Map<string, number>();
export async function countInLine(preorderId: string, opensAt: number): Promise<number> {
  const key = `${preorderId} ${opensAt}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const count = (await findRow(DB, bind(countLine, { preorderId, opensAt })))?.count ?? 0;
  if (Date.now() > opensAt) counted.set(key, count);
  return count;
}

/** How many wait before somebody. */
export const countWaitingBefore = async (preorderId: string, joinedAt: number): Promise<number> =>
  (await findRow(DB, bind(countBefore, { preorderId, joinedAt })))?.count ?? 0;

const listWaiting = statement<{ rows: number }, { preorderId: string; productId: string }>(
  `SELECT DISTINCT preorder_id AS "preorderId", product_id AS "productId" FROM preorder_line
   WHERE state IN ('WAITING', 'OFFERED') LIMIT :rows`,
);
const endOffers = statement<{ now: number }>(
  `UPDATE preorder_line SET state = 'ENDED', updated_at = :now WHERE state = 'OFFERED' AND offered_until <= :now`,
);
const endWaiting = statement<{ preorderId: string; now: number }>(
  `UPDATE preorder_line SET state = 'ENDED', updated_at = :now WHERE preorder_id = :preorderId AND state = 'WAITING'`,
);
const findFirst = statement<{ preorderId: string }, { id: string }>(
  `SELECT id FROM preorder_line WHERE preorder_id = :preorderId AND state = 'WAITING' ORDER BY joined_at, id LIMIT 1`,
);
/** Only while a place is free: counted in the same statement, as those who take one are. */
const offer = statement<
  { id: string; preorderId: string; most: number; until: number; now: number },
  { id: string }
>(
  `UPDATE preorder_line SET state = 'OFFERED', offered_until = :until, updated_at = :now
   WHERE id = :id AND state = 'WAITING' AND :most >
     (SELECT count(*) FROM preorder_place WHERE preorder_id = :preorderId
        AND state IN ('RESERVED', 'CONFIRMED', 'READY', 'COLLECTED'))
     + (SELECT count(*) FROM preorder_line WHERE preorder_id = :preorderId AND state = 'OFFERED' AND offered_until > :now)
   RETURNING id`,
);

export const readAwaited = (rows: number) => readRows(DB, bind(listWaiting, { rows }));
export const endLateOffers = (now: number) => run(DB, bind(endOffers, { now }));
export const endAllWaiting = (preorderId: string, now: number) =>
  run(DB, bind(endWaiting, { preorderId, now }));

/** Offers a free place to whoever waits longest, who is told in the same batch; false where none is free or nobody waits. */
export async function offerNext(
  preorderId: string,
  most: number,
  { to, now }: { to: MessageTopic; now: number },
): Promise<boolean> {
  const first = await findRow(DB, bind(findFirst, { preorderId }));
  if (!first) return false;
  const { id } = first;
  const until = now + offerMs;
  const told = tell(
    to,
    { event: 'preorder.offered', id: `${id} ${until}` },
    { now, afterChange: true },
  );
  const { offered } = await batch(DB, {
    offered: bind(offer, { id, preorderId, most, until, now }),
    ...told.statements,
  });
  if (offered.length > 0) waitUntil(drainOutbox(DB, Date.now, [to], { keys: told.keys }));
  return offered.length > 0;
}

const findTold = statement<
  { id: string },
  Pick<PreorderLineRow, 'phone' | 'language' | 'productId' | 'offeredUntil'>
>(
  `SELECT phone, language, product_id AS "productId", offered_until AS "offeredUntil" FROM preorder_line WHERE id = :id`,
);
/** To whom an offer is told; null where it was deleted. */
export async function findToldOf(id: string) {
  const row = await findRow(DB, bind(findTold, { id }));
  if (!row) return null;
  const phone = await unseal(row.phone, {
    keys: settings().DATA_KEYS,
    context: `preorder_line ${id}`,
  });
  return { ...row, phone };
}
