import { newOrderCode } from '#domain/order-code.ts';
import { hashText } from '#lib/hash.ts';
import { seal } from '#lib/seal.ts';
import { developmentDataKeys } from '#settings/data-key-settings.ts';
import { developmentPepper } from '#settings/tan-settings.ts';
import { openSiteDatabase } from '../../proofs/local-databases.ts';
import { toDelivered } from '../../support/delivered-order.ts';
import { toTroubles } from '../../support/staff-troubles.ts';

const [key] = developmentDataKeys;
const types = ['DELIVERY', 'PICKUP', 'DELIVERY'] as const;
const personal = {
  token: 't'.repeat(43),
  phone: '99112233',
  email: '',
  firstName: 'Бат',
  lastName: 'Дорж',
  registerNumber: '',
  address: null,
  buyer: { kind: 'INDIVIDUAL', email: '' },
};

/** Writes orders that were paid, a minute apart, into a site's data before it is started. The last one waits for codes. */
export async function plantOrders(directory: string, count: number): Promise<void> {
  const db = await openSiteDatabase(directory);
  const insert = db.prepare(
    `INSERT INTO shop_order (id, code, submit_key, draft_id, visitor_id, phone_hash, status, delivery_type, branch_id,
       goods, discount, delivery, total, lines, language, consent, personal, key_id, created_at, placed_at, updated_at,
       codes_by_hand_at)
     VALUES (?1, ?2, ?1, 'draft', 'visitor', 'hash', 'PLACED', ?3, ?4, 9900, 0, 0, 9900, ?5, 'mn', '{}', ?6, ?7,
       ?8, ?8, ?8, ?9)`,
  );
  for (let i = 0; i <= count; i += 1) {
    const isByHand = i === count;
    const id = await hashText(`order ${i}`);
    const at = Date.now() - (count - i + 1) * 60_000;
    const type = isByHand ? 'DIGITAL' : (types[i % types.length] ?? 'DELIVERY');
    const line = {
      productId: 'p',
      product: 'p',
      nameMn: 'Утасны гэр',
      nameEn: 'Phone case',
      image: null,
      price: 9900,
      quantity: isByHand ? 2 : 1,
      type: isByHand ? 'DIGITAL' : 'PHYSICAL',
    };
    const sealed = await seal(JSON.stringify(personal), {
      keys: developmentDataKeys,
      context: `shop_order ${id}`,
    });
    const branch = type === 'PICKUP' ? 'b-1' : null;
    const lines = JSON.stringify([line]);
    insert.run(
      id,
      newOrderCode(),
      type,
      branch,
      lines,
      sealed,
      key.id,
      at,
      isByHand ? Date.now() : null,
    );
  }
  db.close();
}

/** Writes an order that was delivered two days ago, and says how a guest comes to it. */
export async function plantDelivered(directory: string, language: 'mn' | 'en') {
  const order = await toDelivered({
    language,
    keys: developmentDataKeys,
    pepper: developmentPepper,
  });
  const db = await openSiteDatabase(directory);
  for (const sql of order.statements) db.exec(sql);
  db.close();
  return order;
}

/** Writes one of each thing that waits for the staff with money and receipts. */
export async function plantTroubles(directory: string): Promise<void> {
  const db = await openSiteDatabase(directory);
  for (const sql of toTroubles()) db.exec(sql);
  db.close();
}
