import type { DatabaseSync } from 'node:sqlite';
import { newOrderCode } from '#domain/order-code.ts';
import { hashText } from '#lib/hash.ts';
import { seal } from '#lib/seal.ts';
import type { Invoice } from '#payment/model.ts';
import { newReference, newSecret } from '#payment/new-secrets.ts';
import { developmentDataKeys } from '#settings/data-key-settings.ts';

export interface Planted {
  id: string;
  token: string;
  secret: string;
  reference: string;
  orderId: string;
  code: string;
}

interface Plan {
  state?: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'CANCELED';
  provider?: 'qpay' | 'golomt';
  amount?: number;
  failReason?: string | null;
  invoice?: Invoice | null;
  /** From now on. */
  lifeMs?: number;
  language?: 'mn' | 'en';
  visitorId?: string;
  /** What is ordered. */
  productId?: string;
}

const [key] = developmentDataKeys;
const sealFor = (context: string, part: object) =>
  seal(JSON.stringify(part), { keys: developmentDataKeys, context });

/** An order that waits for its payment, and the payment, as the checkout's submit leaves them. */
export async function plantPayment(
  db: DatabaseSync,
  {
    state = 'CREATED',
    provider = 'qpay',
    amount = 1_249_000,
    failReason = null,
    invoice = null,
    lifeMs = 30 * 60_000,
    language = 'mn',
    visitorId = 'visitor',
    productId = 'p',
  }: Plan = {},
): Promise<Planted> {
  const now = Date.now();
  const [token, secret, orderId] = [newSecret(), newSecret(), crypto.randomUUID()];
  const id = await hashText(token);
  const reference = newReference();
  const code = newOrderCode();
  const personal = {
    token: newSecret(),
    phone: '99112233',
    email: '',
    firstName: '',
    lastName: '',
    registerNumber: '',
    address: null,
    buyer: { kind: 'INDIVIDUAL', email: '' },
  };
  const line = {
    productId,
    product: productId,
    nameMn: 'Утас',
    nameEn: 'Phone',
    image: null,
    price: amount,
    quantity: 1,
    type: 'PHYSICAL',
  };
  db.prepare(
    `INSERT INTO shop_order (id, code, submit_key, draft_id, visitor_id, phone_hash, status, delivery_type, branch_id,
       goods, discount, delivery, total, lines, reservation, language, consent, personal, key_id, created_at, updated_at)
     VALUES (?, ?, ?, 'draft', ?, 'hash', ?, 'DELIVERY', NULL, ?, 0, 0, ?, ?, 'none', ?, '{}', ?, ?, ?, ?)`,
  ).run(
    orderId,
    code,
    orderId,
    visitorId,
    state === 'SUCCESS' ? 'PLACED' : 'AWAITING_PAYMENT',
    amount,
    amount,
    JSON.stringify([line]),
    language,
    await sealFor(`shop_order ${orderId}`, personal),
    key.id,
    now,
    now,
  );
  db.prepare(
    `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, provider, reference, amount, state, invoice_id,
       callback_hash, sealed, key_id, fail_reason, language, expires_at, paid_at, created_at, updated_at)
     VALUES (?, 'order', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    orderId,
    visitorId,
    provider,
    reference,
    amount,
    state,
    invoice?.id ?? null,
    await hashText(secret),
    await sealFor(`payment ${id}`, { token, callbackSecret: secret, invoice }),
    key.id,
    failReason,
    language,
    now + lifeMs,
    state === 'SUCCESS' ? now : null,
    now,
    now,
  );
  return { id, token, secret, reference, orderId, code };
}
