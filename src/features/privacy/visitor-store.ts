import { batchEach, bind, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { nobody } from './model.ts';

type Known = { isdn: string; visitorId: string; since: number };

/** Where a number stands beside its visitor. Not those where somebody may have typed it who is not its owner. */
const visitorTables = {
  session: 'created_at',
  draft: 'created_at',
  consent: 'at',
  shop_order: 'created_at',
  purchase: 'created_at',
} as const;

/** Every visitor that the number was in the hands of its holder: of one number each, as a sign-in sees to. */
export async function readVisitors({ isdn, visitorId, since }: Known): Promise<string[]> {
  const found = await batchEach(
    DB,
    Object.entries(visitorTables).map(([table, at]) => ({
      rows: bind(
        statement<{ isdn: string; since: number }, { id: string }>(
          `SELECT DISTINCT visitor_id AS id FROM ${table} WHERE isdn = :isdn AND ${at} >= :since`,
        ),
        { isdn, since },
      ),
    })),
  );
  const ids = new Set([visitorId, ...found.flatMap(({ rows }) => rows.map(({ id }) => id))]);
  ids.delete(nobody);
  return [...ids];
}
