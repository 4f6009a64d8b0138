import type { DigitalCodeRow } from '#db/order-schema.ts';
import { type Bound, bind, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';

type New = Omit<DigitalCodeRow, 'orderId' | 'shown' | 'lastShownAt'> & { ownerId: string };
export type NewCode = Pick<New, 'ownerId' | 'productId' | 'number' | 'code'>;

/** How long codes stay in view after they were asked for. */
export const shownMs = 2 * 60_000;

export interface CodesStore {
  /** Each once, and none for what was paid back. */
  bindCode: (given: NewCode, now: number) => Promise<Bound<never>>;
  /** How many codes there are, and when they were last shown. */
  countCodes: (ownerId: string) => Promise<{ count: number; lastShownAt: number | null }>;
  /** Notes that somebody has asked to see them; how many there are. */
  noteShowing: (ownerId: string, now: number) => Promise<number>;
  /** The codes themselves: only for a page whose reader has just asked for them. */
  readCodes: (ownerId: string) => Promise<{ productId: string; code: string }[]>;
}

/**
 * Codes that were paid for, sealed, in a table with the columns of `digital_code`. `owner` is the column that says what
 * they belong to, `alive` whether that still is to be had: SQL of `:ownerId`.
 */
export function toCodesStore({
  table,
  owner,
  alive,
}: {
  table: 'digital_code' | 'wifi_code';
  owner: 'order_id' | 'purchase_id';
  alive: string;
}): CodesStore {
  const insert = statement<New>(
    `INSERT INTO ${table} (id, ${owner}, product_id, number, code, key_id, created_at)
     SELECT :id, :ownerId, :productId, :number, :code, :keyId, :createdAt
     WHERE EXISTS (${alive}) ON CONFLICT DO NOTHING`,
  );
  const countOf = statement<{ ownerId: string }, { count: number; lastShownAt: number | null }>(
    `SELECT count(*) AS count, max(last_shown_at) AS "lastShownAt" FROM ${table} WHERE ${owner} = :ownerId`,
  );
  const list = statement<{ ownerId: string }, Pick<DigitalCodeRow, 'id' | 'productId' | 'code'>>(
    `SELECT id, product_id AS "productId", code FROM ${table}
     WHERE ${owner} = :ownerId ORDER BY product_id, number`,
  );
  const show = statement<{ ownerId: string; now: number }, { id: string }>(
    `UPDATE ${table} SET shown = shown + 1, last_shown_at = :now WHERE ${owner} = :ownerId RETURNING id`,
  );
  const toContext = (id: string) => `${table} ${id}`;

  return {
    async bindCode({ code, ...given }, now) {
      const keys = settings().DATA_KEYS;
      const id = crypto.randomUUID();
      const sealed = await seal(code, { keys, context: toContext(id) });
      return bind(insert, { ...given, id, code: sealed, keyId: keys[0].id, createdAt: now });
    },
    async countCodes(ownerId) {
      const [found] = await readRows(DB, bind(countOf, { ownerId }));
      return found ?? { count: 0, lastShownAt: null };
    },
    noteShowing: async (ownerId, now) => (await readRows(DB, bind(show, { ownerId, now }))).length,
    async readCodes(ownerId) {
      const keys = settings().DATA_KEYS;
      const rows = await readRows(DB, bind(list, { ownerId }));
      const open = async ({ id, productId, code }: (typeof rows)[number]) => ({
        productId,
        code: await unseal(code, { keys, context: toContext(id) }),
      });
      return Promise.all(rows.map(open));
    },
  };
}
