import type { EsimProfile, SimKind } from '#contracts/mobile/sim-orders.ts';
import type { SimOrderRow } from '#db/number-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';

export type SimStatus = SimOrderRow['status'];
export type SimOrder = Pick<SimOrderRow, 'id' | 'kind' | 'status' | 'createdAt' | 'updatedAt'>;

/** Where staff may move a SIM card to; an eSIM is complete when it has its profile. */
export function listNextStatuses(
  status: SimStatus,
  { type }: { type: 'DELIVERY' | 'PICKUP' },
): readonly SimStatus[] {
  if (status === 'ORDERED') return [type === 'PICKUP' ? 'READY' : 'SHIPPED'];
  return status === 'COMPLETED' ? [] : ['COMPLETED'];
}

const insert = statement<Omit<SimOrderRow, 'updatedAt'>>(
  `INSERT INTO sim_order (id, kind, status, profile, key_id, created_at, updated_at)
   SELECT :id, :kind, :status, :profile, :keyId, :createdAt, :createdAt WHERE changes() = 1
   ON CONFLICT (id) DO NOTHING`,
);
const find = statement<{ id: string }, SimOrder & Pick<SimOrderRow, 'profile'>>(
  `SELECT id, kind, status, profile, created_at AS "createdAt", updated_at AS "updatedAt"
   FROM sim_order WHERE id = :id`,
);
const listOpen = statement<{ rows: number }, SimOrder>(
  `SELECT id, kind, status, created_at AS "createdAt", updated_at AS "updatedAt"
   FROM sim_order WHERE status <> 'COMPLETED' ORDER BY created_at LIMIT :rows`,
);
const move = statement<{ id: string; from: string; to: string; now: number }, { id: string }>(
  `UPDATE sim_order SET status = :to, updated_at = :now WHERE id = :id AND status = :from RETURNING id`,
);

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `sim_order ${id}` });

/** Directly after the statement that ends the purchase, and only if that has ended it. */
export async function bindSimOrder(
  id: string,
  sim: SimKind,
  {
    profile,
    now,
    status = 'ORDERED',
  }: {
    profile: EsimProfile | null;
    now: number;
    /** Of a card: what has to be done with it first. */
    status?: SimStatus;
  },
): Promise<Bound<never>> {
  const sealing = toSealing(id);
  return bind(insert, {
    id,
    kind: sim,
    status: sim === 'ESIM' ? 'COMPLETED' : status,
    profile: profile && (await seal(JSON.stringify(profile), sealing)),
    keyId: profile && sealing.keys[0].id,
    createdAt: now,
  });
}

/** With the profile of an eSIM: only for a page of whoever has bought it. */
export async function findSimOrder(
  id: string,
): Promise<(SimOrder & { profile: EsimProfile | null }) | null> {
  const row = await findRow(DB, bind(find, { id }));
  if (!row) return null;
  const profile = row.profile === null ? null : await unseal(row.profile, toSealing(id));
  return { ...row, profile: profile === null ? null : (JSON.parse(profile) as EsimProfile) };
}

/** What somebody has to bring or to lay ready, the oldest first. */
export const readOpenSims = (rows: number): Promise<SimOrder[]> =>
  readRows(DB, bind(listOpen, { rows }));

export const bindMove = (
  id: string,
  moving: { from: SimStatus; to: SimStatus; now: number },
): Bound<{ id: string }> => bind(move, { id, ...moving });
