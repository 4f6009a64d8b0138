import { unseal } from '#lib/seal.ts';
import { toEffectKey } from '#purchase/model.ts';
import { developmentDataKeys as keys } from '#settings/data-key-settings.ts';
import { insert, plantPurchase, plantRecovery } from '../http/plant-sims.ts';
import { numberItem, touristItem } from '../support/sim-items.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Way } from './mobile-proxy.ts';
import { inDatabase, type Row } from './outbox-rows.ts';
import type { Stage } from './stage.ts';

export interface Plan {
  what: 'number' | 'tourist' | 'recovery';
  at: 'effect' | 'order';
  way: Way;
  /** While it is asked what became of it. */
  ask?: Way;
}

/** Of one citizen, with which nothing goes wrong. */
const recovered = ['99000851', '99000852', '99000853'];
export async function listFree(operator: string, many: number): Promise<string[]> {
  const answer = await fetch(`${operator}/numbers?class=ORDINARY&size=${many}`);
  const { data } = (await answer.json()) as { data: { items: { isdn: string }[] } };
  return data.items.map(({ isdn }) => isdn);
}

export interface Planted extends Plan {
  id: string;
  code: string;
  /** Of the message that has its effect. */
  key: string;
  recoveryId: string | null;
}

/** Paid for, with the message that brings it about, as the payment leaves them. */
export async function plantSims(
  { directory, operator }: Pick<Stage, 'directory' | 'operator'>,
  all: readonly Plan[],
): Promise<Planted[]> {
  const free = await listFree(operator, all.length);
  const db = await openSiteDatabase(directory);
  const site = { query: async (sql: string) => db.exec(sql), keys };
  const at = Date.now() - 60_000;
  const planted: Planted[] = [];
  for (const [i, plan] of all.entries()) {
    const code = `KILLED${String(22 + i)}`;
    const isdn = recovered[planted.filter(({ what }) => what === 'recovery').length] ?? '';
    const recovery =
      plan.what === 'recovery'
        ? await plantRecovery(site, { isdn, code, at, way: 'ESIM', state: 'PAID' })
        : null;
    const item = recovery
      ? ({
          kind: 'simRecovery',
          recoveryId: recovery.id,
          isdn,
          way: 'ESIM',
          fee: 5000,
          deliveryPrice: 0,
          expiresAt: 0,
        } as const)
      : plan.what === 'number'
        ? numberItem(free.pop() ?? '')
        : touristItem(`TK${String(7_000_000 + i)}`);
    const { id } = await plantPurchase(site, { item, code, at, amount: 5000 });
    const key = toEffectKey(id);
    const body = JSON.stringify({ id });
    await insert(site, 'outbox', {
      topic: 'purchase-effect',
      body,
      key,
      created_at: at,
      next_at: at,
    });
    if (recovery) {
      db.exec(
        `UPDATE sim_recovery SET effect_key = '${key}', activate_at = 1 WHERE id = '${recovery.id}'`,
      );
    }
    planted.push({ ...plan, id, code, key, recoveryId: recovery?.id ?? null });
  }
  db.close();
  return planted;
}

/** What the service says of each, and with what its eSIM is installed. */
export async function askOperator(operator: string, { what, code }: Planted): Promise<Row> {
  const paths = { number: '/sim-orders', tourist: '/tourist-sims', recovery: '/sim-recovery' };
  const answer = await fetch(`${operator}${paths[what]}?code=${code}`);
  const { data } = (await answer.json()) as {
    data: { state: string; sale?: string; profile: { matchingId: string } | null };
  };
  const { state, sale = null, profile } = data;
  return { state, sale, matchingId: profile?.matchingId ?? null };
}

/** With what the site has it installed. */
export async function readProfile(
  directory: string,
  { id, recoveryId }: Planted,
): Promise<string | null> {
  const [table, column, of] = recoveryId
    ? ['sim_recovery', 'personal', recoveryId]
    : ['sim_order', 'profile', id];
  const [row] = await inDatabase(directory, [
    `SELECT ${column} AS sealed FROM ${table} WHERE id = '${of}'`,
  ]);
  if (typeof row?.['sealed'] !== 'string') return null;
  const part = JSON.parse(await unseal(row['sealed'], { keys, context: `${table} ${of}` })) as {
    matchingId?: string;
    profile?: { matchingId: string } | null;
  };
  return part.matchingId ?? part.profile?.matchingId ?? null;
}

export const readRows = (directory: string) =>
  inDatabase(directory, [
    `SELECT id, status,
       (SELECT count(*) FROM refund WHERE payment_id = purchase.id) AS refunds,
       (SELECT count(*) FROM sim_order WHERE id = purchase.id) AS sims
     FROM purchase WHERE code LIKE 'KILLED%'`,
  ]);
