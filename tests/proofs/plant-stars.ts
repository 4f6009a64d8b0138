import { toEffectKey } from '#purchase/model.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import { developmentDataKeys as keys } from '#settings/data-key-settings.ts';
import { insert, plantPurchase } from '../http/plant-sims.ts';
import { openSiteDatabase } from './local-databases.ts';

const toItem = (isdn: string): StarsItem => ({
  kind: 'stars',
  parentIsdn: '99112233',
  child: { registerNumber: 'УБ15260110', lastName: 'Батбаяр', firstName: 'Сарнай' },
  relation: 'FATHER',
  isdn,
  isNew: false,
  hold: null,
  surcharge: 0,
  package: { id: 'stars-mini', nameMn: 'Старс', nameEn: 'Stars', fee: 9900 },
  consent: '{}',
});

/** Stars for a child's own number, paid for, with the message that orders it, as the payment leaves them. */
export async function plantStars(
  directory: string,
  plans: readonly { isdn: string }[],
): Promise<{ id: string; code: string }[]> {
  const db = await openSiteDatabase(directory);
  const site = { query: async (sql: string) => db.exec(sql), keys };
  const at = Date.now() - 60_000;
  const planted: { id: string; code: string }[] = [];
  for (const [i, { isdn }] of plans.entries()) {
    const code = `STARS${String(222 + i)}`;
    const { id } = await plantPurchase(site, { item: toItem(isdn), code, at, amount: 9900 });
    const body = JSON.stringify({ id });
    const message = { topic: 'purchase-effect', body, key: toEffectKey(id) };
    await insert(site, 'outbox', { ...message, created_at: at, next_at: at });
    planted.push({ id, code });
  }
  db.close();
  return planted;
}
