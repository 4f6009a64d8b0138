import type { RatingRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { type Effect, runOnce } from '#forms/run-once.ts';

type Key = Pick<RatingRow, 'visitorId' | 'productId'>;
type Turn = Pick<RatingRow, 'point' | 'asked' | 'turn'>;

const ofKey = 'visitor_id = :visitorId AND product_id = :productId';

/** Starts a turn, unless one is going on or the service has counted this point already. */
const ask = statement<Key & { point: number }>(
  `INSERT INTO product_rating (visitor_id, product_id, asked) VALUES (:visitorId, :productId, :point)
   ON CONFLICT (visitor_id, product_id) DO UPDATE SET asked = excluded.asked
   WHERE asked IS NULL AND point IS NOT excluded.asked`,
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
  /** The service had counted the same point before. */
  | { state: 'same' }
  /** It was not counted, or nobody knows yet: sent again it counts once. */
  | { state: 'failed' };

/** How many ratings of the same visitor, given at the same moment, are sent before this one. */
const maxTurns = 5;

/**
 * Rates a product. Ratings of one product by one visitor are sent one after the other, each as an operation, so that
 * the last one is the service's last as well; one whose answer was unclear is settled before the next.
 */
export async function rateOnce<T>(
  key: Key,
  point: number,
  send: SendRating<T>,
  now: () => number = Date.now,
): Promise<Rating<T>> {
  const { visitorId, productId } = key;
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const { turns: found } = await batch(DB, {
      asked: bind(ask, { ...key, point }),
      turns: bind(readTurn, key),
    });
    const row = found.at(0);
    if (!row || row.asked === null) return { state: row?.point === point ? 'same' : 'failed' };
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

export async function findRating(visitorId: string, productId: string): Promise<number | null> {
  const row = await findRow(DB, bind(findPoint, { visitorId, productId }));
  return row?.point ?? null;
}
