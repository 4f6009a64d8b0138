import { newOrderCode } from '#domain/order-code.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { seal, type SealKeys } from '#lib/seal.ts';

const goods = [
  { productId: 'p-1', nameMn: 'Утасны гэр', nameEn: 'Phone case', price: 9900, quantity: 3 },
  { productId: 'p-2', nameMn: 'Чихэвч', nameEn: 'Headphones', price: 89_000, quantity: 1 },
  { productId: 'p-3', nameMn: 'Бэлгийн карт', nameEn: 'Gift card', price: 20_000, quantity: 1 },
].map((one) => {
  const type = one.productId === 'p-3' ? 'DIGITAL' : 'PHYSICAL';
  return { ...one, product: one.productId, image: null, type };
});
const phone = '99112233';
const personal = {
  phone,
  email: '',
  firstName: 'Бат',
  lastName: 'Дорж',
  registerNumber: '',
  buyer: { kind: 'INDIVIDUAL', email: '' },
  address: {
    cityId: 'ub',
    districtId: 'bayangol',
    khorooId: 'bayangol-03',
    building: '12',
    apartment: '45',
    note: '',
    textMn: 'Улаанбаатар, Баянгол дүүрэг, 3-р хороо',
    textEn: 'Ulaanbaatar, Bayangol district, 3rd khoroo',
  },
};

interface Site {
  language: 'mn' | 'en';
  keys: SealKeys;
  pepper: string;
}

/** A value as SQL has it. */
const quote = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
  `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.values(row).map(quote).join()})`;

/**
 * An order that was paid for and delivered two days ago, as statements for a site's database: three cases, headphones and
 * a gift card for 138,700₮, less 10,000₮, with a delivery of 2,000₮.
 */
export async function toDelivered({ language, keys, pepper }: Site) {
  const code = newOrderCode();
  const token = crypto.randomUUID().padEnd(43, 'x');
  const id = await hashText(token);
  const at = Date.now() - 2 * 24 * 60 * 60_000;
  const total = 130_700;
  const sealed = (context: string, part: object) => seal(JSON.stringify(part), { keys, context });
  const common = { language, key_id: keys[0].id, created_at: at, updated_at: at };
  const order = insert('shop_order', {
    ...common,
    id,
    code,
    total,
    submit_key: id,
    draft_id: 'draft',
    visitor_id: 'visitor',
    phone_hash: await hashWithKey(pepper, `order ${phone}`),
    status: 'COMPLETED',
    delivery_type: 'DELIVERY',
    slot_date: '2026-11-20',
    slot: '10:00-14:00',
    goods: 138_700,
    discount: 10_000,
    delivery: 2000,
    promo_code: 'NAMAR',
    lines: JSON.stringify(goods),
    consent: '{}',
    placed_at: at,
    personal: await sealed(`shop_order ${id}`, { ...personal, token }),
  });
  const events = ['PLACED', 'SHIPPED', 'COMPLETED'].map((status, index) =>
    insert('order_event', { order_id: id, status, at: at - 60_000 * (2 - index), who: 'staff' }),
  );
  const payment = insert('payment', {
    ...common,
    id,
    subject_kind: 'order',
    subject_id: id,
    visitor_id: 'visitor',
    provider: 'qpay',
    reference: code,
    amount: total,
    state: 'SUCCESS',
    callback_hash: 'h',
    paid_at: at,
    expires_at: at,
    sealed: await sealed(`payment ${id}`, { token: 'p', callbackSecret: 'c', invoice: null }),
  });
  const money = insert('money', {
    provider: 'qpay',
    provider_payment_id: `money-${code}`,
    payment_id: id,
    amount: total,
    kind: 'P2P',
    used_as: 'settled',
    at,
  });
  return {
    id,
    code,
    token,
    phone,
    href: `/order/${code}?key=${token}`,
    returnHref: `/order/${code}/return?key=${token}`,
    statements: [order, ...events, payment, money],
  };
}
