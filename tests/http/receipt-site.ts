import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { toPaidLines, toTaxedReceipt } from '../../src/domain/receipt-items.ts';
import { type SealKeys, seal } from '../../src/lib/seal.ts';
import { addSession } from './add-session.ts';
import { type Site, startSite } from './start-site.ts';

export const staffSecret = 'the secret of the staff, long enough for production';
/** As `startSite` has it. */
const keys: SealKeys = [{ id: 'tests', bytes: new Uint8Array(32) }];

const line = {
  name: 'Утас "Тэнгэр" 128 ГБ',
  price: 1_249_000,
  quantity: 1,
  taxType: 'VAT_ABLE',
  code: '4732100',
} as const;
const delivery = { ...line, name: 'Хүргэлт', price: 2000 };
const taxed = toTaxedReceipt(toPaidLines([line], 10_000, delivery) ?? [], 1);
const now = Date.now();

type Buyer =
  | { kind: 'INDIVIDUAL'; email: string }
  | { kind: 'COMPANY'; tin: string; name: string; email: string };
export const individual: Buyer = { kind: 'INDIVIDUAL', email: '' };
export const company: Buyer = {
  kind: 'COMPANY',
  tin: '59876543210',
  name: 'Хангай трейд ХХК',
  email: 'nyagtlan@khangai.example.mn',
};

let number = 0;

/** A payment of somebody who is signed in, with a receipt that waits. */
export async function addPaid(site: Site, buyer: Buyer, phone = '') {
  const session = await addSession((sql) => site.query(sql), '99112233');
  const token = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(token).digest('hex');
  const receiptId = randomUUID();
  const part = { token, callbackSecret: 's', invoice: null };
  const sealed = await seal(JSON.stringify(part), { keys, context: `payment ${id}` });
  const who = { buyer, phone, language: 'mn' };
  const hidden = await seal(JSON.stringify(who), { keys, context: `receipt ${receiptId}` });
  number += 1;
  await site.query(
    `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, isdn, provider, reference, amount, state, callback_hash,
       sealed, key_id, settlement, language, expires_at, paid_at, created_at, updated_at)
     VALUES ('${id}', 'order', '${id}', '${session.id}', '99112233', 'qpay', 'R${number}', ${taxed.total}, 'SUCCESS', 'h',
       '${sealed}', 'tests', 's', 'mn', ${now}, ${now}, ${now}, ${now})`,
  );
  await site.query(
    `INSERT INTO receipt (id, number, payment_id, provider, paid_by, buyer_kind, buyer, key_id, lines, total, bill_suffix,
       next_at, give_up_at, created_at, updated_at)
     VALUES ('${receiptId}', ${number}, '${id}', 'pos', 'qpay', '${buyer.kind}', '${hidden}', 'tests',
       '${JSON.stringify(taxed)}', ${taxed.total}, '00000${number}', ${now}, ${now + 1e9}, ${now}, ${now})`,
  );
  return { path: `/paymentSuccess?id=${token}`, cookie: `sid=${session.token}`, id, receiptId };
}

export const startReceiptSite = (): Promise<Site> =>
  startSite({ STAFF_SECRET: staffSecret, RECEIPT_PROVIDER: 'pos' });
