import { DB } from '#env.ts';
import { submitOrder } from './add-order.ts';
import { addPaid } from './add-purchase.ts';
import { insert, keyId, me, sealed } from './own-marks.ts';

/** An order and a purchase of this customer, paid and finished, with everything that belongs to them. */
export async function addSales(now: number): Promise<{ orderId: string; purchaseId: string }> {
  const { isdn, visitorId, elsewhere } = me;
  const later = now + 3_600_000;
  const purchase = await addPaid({
    visitorId,
    isdn,
    phone: isdn,
    item: { kind: 'units', isdn },
    buyer: { kind: 'INDIVIDUAL', email: me.email },
  });
  await DB.prepare(`UPDATE purchase SET status = 'DONE', ended_at = ?2 WHERE id = ?1`)
    .bind(purchase.id, now)
    .run();
  await insert('wifi_code', {
    id: 'wifi',
    purchase_id: purchase.id,
    product_id: 'p',
    number: 1,
    code: await sealed('wifi_code', 'wifi', 'WIFI-1'),
    key_id: keyId(),
    shown: 1,
    created_at: now,
  });
  await insert('sim_order', {
    id: purchase.id,
    kind: 'ESIM',
    status: 'COMPLETED',
    profile: await sealed('sim_order', purchase.id, 'LPA:1$MINE'),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('preorder_place', {
    id: 'place',
    preorder_id: 'po',
    product_id: 'p',
    person: 'h-person',
    purchase_id: purchase.id,
    state: 'COLLECTED',
    created_at: now,
    updated_at: now,
  });
  await insert('preorder_line', {
    id: 'line',
    preorder_id: 'po',
    product_id: 'p',
    person: 'h-person',
    visitor_id: elsewhere,
    isdn,
    state: 'WAITING',
    phone: await sealed('preorder_line', 'line', isdn),
    key_id: keyId(),
    language: 'mn',
    joined_at: now,
    updated_at: now,
    closes_at: now,
  });
  const { id: orderId } = await submitOrder({
    visitorId: elsewhere,
    isdn,
    phone: isdn,
    email: me.email,
    firstName: me.firstName,
    lastName: me.lastName,
    registerNumber: me.registerNumber,
    address: {
      cityId: 'ub',
      districtId: 'd',
      khorooId: 'k',
      building: me.street,
      apartment: '7',
      note: '',
      textMn: me.street,
      textEn: 'My street 7',
    },
  });
  await DB.prepare(
    `UPDATE shop_order SET status = 'COMPLETED', reservation = 'none', placed_at = ?2 WHERE id = ?1`,
  )
    .bind(orderId, now)
    .run();
  await insert('return_case', {
    id: 'return',
    order_id: orderId,
    number: 1,
    request_hash: 'h',
    state: 'REFUNDED',
    lines: '[]',
    way: 'BRANCH',
    personal: await sealed('return_case', 'return', JSON.stringify({ note: me.comment })),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('return_event', {
    return_id: 'return',
    state: 'REQUESTED',
    at: now,
    who: 'customer',
  });
  await insert('digital_code', {
    id: 'gift',
    order_id: orderId,
    product_id: 'p',
    number: 1,
    code: await sealed('digital_code', 'gift', 'GIFT-1'),
    key_id: keyId(),
    shown: 1,
    created_at: now,
  });
  await insert('payment', {
    id: 'pay-order',
    subject_kind: 'order',
    subject_id: orderId,
    visitor_id: elsewhere,
    isdn,
    provider: 'qpay',
    reference: 'REF',
    amount: 4000,
    state: 'SUCCESS',
    callback_hash: 'h',
    sealed: await sealed(
      'payment',
      'pay-order',
      JSON.stringify({ token: 't', callbackSecret: 's', invoice: null }),
    ),
    key_id: keyId(),
    language: 'mn',
    expires_at: now,
    paid_at: now,
    created_at: now,
    updated_at: now,
  });
  await insert('money', {
    provider: 'qpay',
    provider_payment_id: 'pp-order',
    payment_id: 'pay-order',
    amount: 4000,
    kind: 'P2P',
    used_as: 'settled',
    at: now,
  });
  await insert('refund', {
    id: 'back',
    provider: 'qpay',
    provider_payment_id: 'pp-order',
    payment_id: 'pay-order',
    amount: 1000,
    reason: 'staff',
    state: 'DONE',
    created_at: now,
    updated_at: now,
  });
  await insert('receipt', {
    id: 'receipt-order',
    number: 700_001,
    payment_id: 'pay-order',
    provider: 'pos',
    paid_by: 'qpay',
    state: 'REGISTERED',
    buyer_kind: 'INDIVIDUAL',
    buyer: await sealed(
      'receipt',
      'receipt-order',
      JSON.stringify({
        buyer: { kind: 'INDIVIDUAL', email: me.email },
        phone: isdn,
        language: 'mn',
      }),
    ),
    key_id: keyId(),
    lines: '[]',
    total: 4000,
    bill_suffix: 's',
    next_at: 0,
    give_up_at: 0,
    created_at: now,
    updated_at: now,
  });
  await insert('receipt_secret', {
    id: 'receipt-order',
    sealed: await sealed(
      'receipt_secret',
      'receipt-order',
      JSON.stringify({ lottery: 'AB 12345678', qrData: null }),
    ),
    key_id: keyId(),
    expires_at: later,
  });
  return { orderId, purchaseId: purchase.id };
}
