import type { StockWatchRow } from '#db/stock-watch-schema.ts';
import { bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';
import { maxOfOne, type Watched, watchMs } from './model.ts';

/** A number or an address, and the keyed hash by which its rows are found. */
type Subject = Pick<StockWatchRow, 'channel' | 'address' | 'person'>;
type Waiter = Pick<StockWatchRow, 'visitorId' | 'isdn' | 'language'>;
/** Who looks at what they wait for: a visitor and, from any browser, the number that is signed in; '' where none is. */
export type Looker = Pick<StockWatchRow, 'visitorId' | 'person'>;

/** Once for an address, however often it is asked for: then it is of who has asked last, and its time begins anew. */
const put = statement<Omit<StockWatchRow, 'toldAt'>, { id: string }>(
  `INSERT INTO stock_watch (id, product_id, variant_id, person, visitor_id, isdn, channel, address, key_id, language,
     created_at, expires_at)
   SELECT :id, :productId, :variantId, :person, :visitorId, :isdn, :channel, :address, :keyId, :language, :createdAt, :expiresAt
   WHERE (SELECT count(*) FROM stock_watch WHERE person = :person AND told_at IS NULL
     AND (product_id <> :productId OR variant_id <> :variantId)) < ${maxOfOne}
   ON CONFLICT (product_id, variant_id, person) WHERE told_at IS NULL DO UPDATE SET visitor_id = excluded.visitor_id,
     isdn = excluded.isdn, language = excluded.language, expires_at = excluded.expires_at
   RETURNING id`,
);
type Own = Watched & { visitorId: string; person: string };
const own = `product_id = :productId AND variant_id = :variantId AND told_at IS NULL
  AND (visitor_id = :visitorId OR person = :person)`;
const find = statement<
  Own & { now: number },
  Pick<StockWatchRow, 'id' | 'channel' | 'address' | 'expiresAt'>
>(
  `SELECT id, channel, address, expires_at AS "expiresAt" FROM stock_watch WHERE ${own} AND expires_at > :now
   ORDER BY created_at`,
);
const end = statement<Own>(`DELETE FROM stock_watch WHERE ${own}`);
const endOne = statement<{ id: string }>('DELETE FROM stock_watch WHERE id = :id');
const findTold = statement<
  { id: string },
  Pick<StockWatchRow, 'productId' | 'variantId' | 'channel' | 'address' | 'language'>
>(
  `SELECT product_id AS "productId", variant_id AS "variantId", channel, address, language FROM stock_watch WHERE id = :id`,
);

const toContext = (id: string) => ({ keys: settings().DATA_KEYS, context: `stock_watch ${id}` });

/** False where this number or address waits for so much that it is no more. */
export async function putWatch(
  { productId, variantId }: Watched,
  { channel, address, person }: Subject,
  waiter: Waiter,
  now = Date.now(),
): Promise<boolean> {
  const id = crypto.randomUUID();
  const row = {
    id,
    productId,
    variantId,
    person,
    ...waiter,
    channel,
    address: await seal(address, toContext(id)),
    keyId: settings().DATA_KEYS[0].id,
    createdAt: now,
    expiresAt: now + watchMs,
  };
  return (await findRow(DB, bind(put, row))) !== null;
}

/** Where this visitor is told, and until when they wait. */
export async function readOwnWatches(
  { productId, variantId }: Watched,
  { visitorId, person }: Looker,
  now = Date.now(),
) {
  const rows = await readRows(DB, bind(find, { productId, variantId, visitorId, person, now }));
  return Promise.all(
    rows.map(async ({ id, address, ...rest }) => ({
      ...rest,
      address: await unseal(address, toContext(id)),
    })),
  );
}

export const endOwnWatches = (
  { productId, variantId }: Watched,
  { visitorId, person }: Looker,
): Promise<number> => run(DB, bind(end, { productId, variantId, visitorId, person }));

/** To whom its message goes; null where it was ended or deleted. */
export async function findToldOf(id: string) {
  const row = await findRow(DB, bind(findTold, { id }));
  return row && { ...row, address: await unseal(row.address, toContext(id)) };
}

export const deleteWatch = (id: string): Promise<number> => run(DB, bind(endOne, { id }));
