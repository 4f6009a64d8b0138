import type { PreorderPlaceRow } from '#db/preorder-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { toCollectionEnd } from '#domain/collection-end.ts';
import { DB, settings } from '#env.ts';
import { isClaimed, ofOperation, type Operation } from '#forms/operation.ts';
import { hashNumber } from '#identity/counted-by.ts';

export type PlaceState = PreorderPlaceRow['state'];
export type PreorderPlace = PreorderPlaceRow;

/** One word for whoever has a number, by which they have one place: nobody reads the number from it. */
export const toPerson = (phone: string): Promise<string> => hashNumber('preorder', phone);

const taken = `state IN ('RESERVED', 'CONFIRMED', 'READY', 'COLLECTED')`;
const takenOf = (preorderId: string) =>
  `(SELECT count(*) FROM preorder_place WHERE preorder_id = ${preorderId} AND ${taken})`;
/** Places that are kept for somebody who was told that there is one. */
const offeredOf = (preorderId: string) =>
  `(SELECT count(*) FROM preorder_line o WHERE o.preorder_id = ${preorderId} AND o.state = 'OFFERED'
     AND o.offered_until > :now AND o.person <> :person)`;
/** Whose turn it is comes before whoever comes by. */
const isNobodyBefore = `(EXISTS (SELECT 1 FROM preorder_line WHERE preorder_id = :preorderId AND person = :person
     AND state = 'OFFERED' AND offered_until > :now)
   OR NOT EXISTS (SELECT 1 FROM preorder_line WHERE preorder_id = :preorderId AND state = 'WAITING'))`;

export type NewPlace = Pick<PreorderPlaceRow, 'id' | 'preorderId' | 'productId' | 'person'> & {
  /** How many places there are in all. */
  most: number;
};

/**
 * Takes a place of the quota, if there is one: counted and taken by one statement, so that of any number of people at a
 * moment exactly as many get one as there are. In the batch that makes the deposit's payment, after its claim.
 */
const reserve = statement<
  NewPlace & { purchaseId: string; now: number } & Omit<Operation, 'id'> & { operationId: string }
>(
  `INSERT INTO preorder_place (id, preorder_id, product_id, person, purchase_id, created_at, updated_at)
   SELECT :id, :preorderId, :productId, :person, :purchaseId, :now, :now
   WHERE ${isClaimed.replaceAll(':id', ':operationId')}
     AND ${takenOf(':preorderId')} + ${offeredOf(':preorderId')} < :most AND ${isNobodyBefore}
   ON CONFLICT DO NOTHING`,
);
/** Without a place there is nothing to pay for: nothing of the batch stands claimed after it. */
const releaseWithout = statement<Operation & { placeId: string }>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed'
     AND NOT EXISTS (SELECT 1 FROM preorder_place WHERE id = :placeId AND state = 'RESERVED')`,
);
/** Whoever was told that there is a place has it now. */
const endOffer = statement<{ placeId: string; preorderId: string; person: string; now: number }>(
  `UPDATE preorder_line SET state = 'ENDED', updated_at = :now WHERE preorder_id = :preorderId AND person = :person
     AND state IN ('OFFERED', 'WAITING') AND EXISTS (SELECT 1 FROM preorder_place WHERE id = :placeId AND state = 'RESERVED')`,
);

export function bindReserve(
  place: NewPlace,
  { purchaseId, operation, now }: { purchaseId: string; operation: Operation; now: number },
): Record<'reserved' | 'unclaimed' | 'offerEnded', Bound> {
  const { id: operationId, ...owner } = operation;
  const { id: placeId, preorderId, person } = place;
  return {
    reserved: bind(reserve, { ...owner, ...place, operationId, purchaseId, now }),
    unclaimed: bind(releaseWithout, { ...operation, placeId }),
    offerEnded: bind(endOffer, { placeId, preorderId, person, now }),
  };
}

const columns = `id, preorder_id AS "preorderId", product_id AS "productId", person,
  purchase_id AS "purchaseId", state, confirmed_at AS "confirmedAt", ready_at AS "readyAt", ended_at AS "endedAt",
  created_at AS "createdAt", updated_at AS "updatedAt", collect_until AS "collectUntil"`;

const findByPurchase = statement<{ purchaseId: string }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE purchase_id = :purchaseId`,
);
const findById = statement<{ id: string }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE id = :id`,
);
const findOfPerson = statement<{ preorderId: string; person: string }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE preorder_id = :preorderId AND person = :person AND ${taken}`,
);
const count = statement<{ preorderId: string; person: string; now: number }, { taken: number }>(
  `SELECT ${takenOf(':preorderId')} + ${offeredOf(':preorderId')} AS taken`,
);
export interface OpenPlaces {
  /** Of all products where it is empty. */
  productId: string;
  /** In either state where it is empty. */
  state: 'CONFIRMED' | 'READY' | '';
}
const listOpen = statement<OpenPlaces & { rows: number; skipped: number }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE state IN ('CONFIRMED', 'READY')
     AND :productId IN ('', product_id) AND :state IN ('', state)
   ORDER BY created_at, id LIMIT :rows OFFSET :skipped`,
);
const listUncollected = statement<{ now: number; rows: number }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE state = 'READY' AND collect_until <= :now ORDER BY collect_until LIMIT :rows`,
);
const countOpen = statement<
  object,
  Pick<PreorderPlace, 'productId' | 'state' | 'purchaseId'> & { count: number }
>(
  `SELECT product_id AS "productId", state, count(*) AS count, min(purchase_id) AS "purchaseId" FROM preorder_place
   WHERE state IN ('CONFIRMED', 'READY') GROUP BY product_id, state ORDER BY product_id`,
);
const listOf = statement<{ isdn: string; since: number; visitorId: string }, PreorderPlace>(
  `SELECT ${columns} FROM preorder_place WHERE state IN ('CONFIRMED', 'READY') AND purchase_id IN (
     SELECT id FROM purchase WHERE (isdn = :isdn AND created_at >= :since) OR visitor_id = :visitorId)
   ORDER BY created_at DESC LIMIT 5`,
);

export const findPlaceOfPurchase = (purchaseId: string) =>
  findRow(DB, bind(findByPurchase, { purchaseId }));
export const findPlaceById = (id: string) => findRow(DB, bind(findById, { id }));
/** The place that somebody has and that counts. */
export const findPlaceOf = (preorderId: string, person: string) =>
  findRow(DB, bind(findOfPerson, { preorderId, person }));
/** What staff have to do something about, the oldest first. */
export const readOpenPlaces = (
  of: OpenPlaces,
  { rows, skipped = 0 }: { rows: number; skipped?: number },
) => readRows(DB, bind(listOpen, { ...of, rows, skipped }));
/** What was not collected in its time. */
export const readUncollected = (now: number, rows: number) =>
  readRows(DB, bind(listUncollected, { now, rows }));
/** How many there are of each product in each state, with the purchase of one, which says the product's name. */
export const countOpenPlaces = () => readRows(DB, bind(countOpen, {}));
export const listPlaces = (of: { isdn: string; since: number; visitorId: string }) =>
  readRows(DB, bind(listOf, of));
/** How many are taken, or kept for others than this person. */
export const countTaken = async (
  preorderId: string,
  person: string,
  now: number,
): Promise<number> => (await findRow(DB, bind(count, { preorderId, person, now })))?.taken ?? 0;

const confirm = statement<{ purchaseId: string; now: number }>(
  `UPDATE preorder_place SET state = 'CONFIRMED', confirmed_at = :now, updated_at = :now
   WHERE purchase_id = :purchaseId AND state = 'RESERVED' AND changes() = 1`,
);
/** Directly after the statement that ends the purchase, if it has ended it. */
export const bindConfirm = (purchaseId: string, now: number): Bound<never> =>
  bind(confirm, { purchaseId, now });

const lapse = statement<{ purchaseId: string; now: number }>(
  `UPDATE preorder_place SET state = 'LAPSED', ended_at = :now, updated_at = :now
   WHERE purchase_id = :purchaseId AND state = 'RESERVED' AND NOT EXISTS (SELECT 1 FROM payment
     WHERE subject_kind = 'purchase' AND subject_id = :purchaseId AND state IN ('CREATED', 'PENDING', 'SUCCESS'))`,
);
/** After its payment has ended unpaid: the place is somebody else's. */
export const bindLapse = (purchaseId: string, now: number): Bound<never> =>
  bind(lapse, { purchaseId, now });

const move = statement<
  {
    id: string;
    from: PlaceState;
    to: PlaceState;
    readyAt: number | null;
    collectUntil: number | null;
    endedAt: number | null;
    now: number;
  },
  { id: string }
>(
  `UPDATE preorder_place SET state = :to, ready_at = coalesce(:readyAt, ready_at),
     collect_until = coalesce(:collectUntil, collect_until), ended_at = :endedAt, updated_at = :now
   WHERE id = :id AND state = :from RETURNING id`,
);
export const bindMove = (
  id: string,
  { from, to, now }: { from: PlaceState; to: PlaceState; now: number },
): Bound<{ id: string }> => {
  const isReady = to === 'READY';
  return bind(move, {
    id,
    from,
    to,
    readyAt: isReady ? now : null,
    collectUntil: isReady ? toCollectionEnd(now, settings().PREORDER_COLLECT_DAYS) : null,
    endedAt: isReady ? null : now,
    now,
  });
};

const refusePaid = statement<{ purchaseId: string; now: number }>(
  `UPDATE purchase SET status = 'REFUSED', ended_at = :now, updated_at = :now
   WHERE id = :purchaseId AND status = 'DONE' AND changes() = 1`,
);
/** Directly after the move: what was paid for is not had, so its money goes back. */
export const bindRefusePaid = (purchaseId: string, now: number): Bound<never> =>
  bind(refusePaid, { purchaseId, now });
