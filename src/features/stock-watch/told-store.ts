import type { D1Database } from '@cloudflare/workers-types';
import type { StockWatchRow } from '#db/stock-watch-schema.ts';
import { batchEach, bind, readRows, statement } from '#db/statement.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { toldMs } from './model.ts';

const maxWatched = 5000;
const maxRows = 50;

/** One look at the index for each product, however many wait for it. */
const listWatched = statement<{ rows: number }, { productId: string }>(
  `WITH RECURSIVE watched (id) AS (
     SELECT min(product_id) FROM stock_watch WHERE told_at IS NULL
     UNION ALL
     SELECT (SELECT min(product_id) FROM stock_watch WHERE told_at IS NULL AND product_id > watched.id)
     FROM watched WHERE watched.id IS NOT NULL)
   SELECT id AS "productId" FROM watched WHERE id IS NOT NULL LIMIT :rows`,
);
const listWaiting = statement<
  { productId: string; variants: string; now: number },
  Pick<StockWatchRow, 'id' | 'channel'>
>(
  `SELECT id, channel FROM stock_watch WHERE product_id = :productId AND told_at IS NULL AND expires_at > :now
     AND variant_id IN (SELECT value FROM json_each(:variants)) ORDER BY created_at, id LIMIT ${maxRows}`,
);
const mark = statement<{ id: string; now: number; until: number }, { id: string }>(
  `UPDATE stock_watch SET told_at = :now, expires_at = :until WHERE id = :id AND told_at IS NULL AND expires_at > :now
   RETURNING id`,
);

export const readWatched = async (db: D1Database): Promise<string[]> =>
  (await readRows(db, bind(listWatched, { rows: maxWatched }))).map(({ productId }) => productId);

/** Writes one message for each who has waited longest for these variants. Returns how many, and whether more wait. */
export async function tellWaiting(
  db: D1Database,
  { productId, back }: { productId: string; back: readonly string[] },
  { to, now }: { to: MessageTopic; now: number },
): Promise<{ told: number; isMore: boolean }> {
  const variants = JSON.stringify(back);
  const waiting = await readRows(db, bind(listWaiting, { productId, variants, now }));
  if (waiting.length === 0) return { told: 0, isMore: false };
  const rows = await batchEach(
    db,
    waiting.map(({ id, channel }) => {
      const told = tell(to, { event: 'stock.back', id }, { now, afterChange: true });
      const message = told.statements[channel];
      return { marked: bind(mark, { id, now, until: now + toldMs }), message };
    }),
  );
  const told = rows.filter(({ marked }) => marked.length > 0).length;
  return { told, isMore: waiting.length === maxRows };
}
