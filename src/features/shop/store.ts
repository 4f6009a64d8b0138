import type { RatingRow, ShareRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { type Effect, runOnce } from '#forms/run-once.ts';
import { ratingCap } from './caps.ts';

type Key = Pick<RatingRow, 'visitorId' | 'productId'>;

/** Who rates a product. */
export interface Rater extends Key {
  /** A keyed hash of the visitor's network; null where nobody is counted by it. */
  network: string | null;
  /** A keyed hash of the number that is signed in. */
  number: string | null;
}

type Share = Omit<ShareRow, 'network'> & Pick<Rater, 'network'>;
type Ask = Rater & Share & { point: number };
type Turn = Pick<RatingRow, 'point' | 'asked' | 'turn'>;

const ofKey = 'visitor_id = :visitorId AND product_id = :productId';

const hasShare = `(SELECT count(*) FROM rating_share WHERE product_id = :productId
  AND network = :network AND at > :at - ${ratingCap.ms}) < ${ratingCap.most}`;

const findShare = statement<Omit<Share, 'id'>, { isLeft: number }>(
  `SELECT :network IS NULL OR ${hasShare} AS "isLeft"`,
);
/** Only for a turn that `ask` then starts. */
const takeShare = statement<Ask>(
  `INSERT INTO rating_share (id, product_id, network, at)
   SELECT :id, :productId, :network, :at WHERE :network IS NOT NULL AND ${hasShare}
   AND NOT EXISTS (SELECT 1 FROM product_rating
     WHERE ${ofKey} AND (asked IS NOT NULL OR point IS NOT NULL))`,
);
const isOfOther = `EXISTS (SELECT 1 FROM product_rating WHERE number = :number
  AND product_id = :productId AND visitor_id <> :visitorId)`;

/** Starts a turn, unless one is going on or the service has counted a point already. */
const ask = statement<Ask>(
  `INSERT INTO product_rating (visitor_id, product_id, asked, number)
   SELECT :visitorId, :productId, :point, :number
   WHERE (:network IS NULL OR EXISTS (SELECT 1 FROM rating_share WHERE id = :id)) AND NOT ${isOfOther}
   ON CONFLICT (visitor_id, product_id) DO UPDATE
   SET asked = excluded.asked, number = coalesce(number, excluded.number)
   WHERE asked IS NULL AND point IS NULL`,
);
/** Whoever has rated with this number first: all that it rates afterwards is the same rating. */
const findFirst = statement<Pick<Rater, 'number' | 'productId'>, Pick<RatingRow, 'visitorId'>>(
  `SELECT visitor_id AS "visitorId" FROM product_rating
   WHERE number = :number AND product_id = :productId`,
);
const readTurn = statement<Key, Turn>(
  `SELECT point, asked, turn FROM product_rating WHERE ${ofKey}`,
);
const endTurn = statement<Key & { turn: number }>(
  `UPDATE product_rating SET point = asked, asked = NULL, turn = turn + 1
   WHERE ${ofKey} AND turn = :turn AND asked IS NOT NULL`,
);
/** Not while somebody else is sending it again. */
const giveUp = statement<Key & { turn: number; id: string }>(
  `UPDATE product_rating SET asked = NULL WHERE ${ofKey} AND turn = :turn
   AND NOT EXISTS (SELECT 1 FROM operation WHERE owner = :visitorId AND id = :id)`,
);
const findPoint = statement<Key, Pick<RatingRow, 'point'>>(
  `SELECT point FROM product_rating WHERE ${ofKey}`,
);

/** Sends a rating to the service; the same `key` again counts once there. */
export type SendRating<T> = (
  rating: { productId: string; point: number },
  key: string,
) => Promise<Effect<T>>;

export type Rating<T> =
  | { state: 'counted'; outcome: T }
  /** The service had counted this point before, maybe another one than was asked for: it stays. */
  | { state: 'kept'; point: number }
  /** The network has had its share. */
  | { state: 'capped' }
  /** It was not counted, or nobody knows yet: sent again it counts once. */
  | { state: 'failed' };

/** How many ratings of the same visitor, given at the same moment, are sent before this one. */
const maxTurns = 5;

/**
 * Rates a product, once for all: a service that is told another point counts one rating more, because nothing says to it
 * whose it is. A rating is an operation; one whose answer was unclear is settled before another one is taken.
 */
export async function rateOnce<T>(
  rater: Rater,
  point: number,
  send: SendRating<T>,
  now: () => number = Date.now,
): Promise<Rating<T>> {
  const { productId, number } = rater;
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const first = number && (await findRow(DB, bind(findFirst, { number, productId })));
    const visitorId = first ? first.visitorId : rater.visitorId;
    const key = { visitorId, productId };
    const given = { ...rater, ...key, point, id: crypto.randomUUID(), at: now() };
    const { turns: found } = await batch(DB, {
      shared: bind(takeShare, given),
      asked: bind(ask, given),
      turns: bind(readTurn, key),
    });
    const row = found.at(0);
    if (row && row.point !== null && row.asked === null) return { state: 'kept', point: row.point };
    if (!row || row.asked === null) {
      if (!(await isShareLeft(given))) return { state: 'capped' };
      continue;
    }
    const { asked, turn } = row;
    const id = `rating ${productId} ${turn}`;
    const requestHash = String(asked);
    const once = await runOnce<T>(
      { owner: visitorId, id, form: 'rating', requestHash },
      async (idempotencyKey) => {
        const effect = await send({ productId, point: asked }, idempotencyKey);
        const write = { ended: bind(endTurn, { ...key, turn }) };
        return effect.state === 'done' ? { ...effect, write } : effect;
      },
      { db: DB, now, secret: settings().TAN_PEPPER },
    );
    if (once.state === 'failed') await run(DB, bind(giveUp, { ...key, turn, id }));
    if (once.state !== 'done') return { state: 'failed' };
    if (asked === point) return { state: 'counted', outcome: once.outcome };
  }
  return { state: 'failed' };
}

/** Whether one more rating of the product may come from the network. */
export async function isShareLeft(share: Omit<Share, 'id'>): Promise<boolean> {
  return (await findRow(DB, bind(findShare, share)))?.isLeft === 1;
}

export async function findRating(visitorId: string, productId: string): Promise<number | null> {
  const row = await findRow(DB, bind(findPoint, { visitorId, productId }));
  return row?.point ?? null;
}
