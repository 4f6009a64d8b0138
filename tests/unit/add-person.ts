import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { toId } from '#flow/effort/store.ts';
import { addSession } from './add-visitor.ts';
import { addSales } from './add-sales.ts';
import { cartId, insert, keyId, me, sealed } from './own-marks.ts';

/** A row about this customer in every table that can hold one. Order and purchase are paid and finished. */
export async function addPerson(
  now = Date.now(),
): Promise<{ orderId: string; purchaseId: string }> {
  const { isdn, visitorId, elsewhere } = me;
  const later = now + 3_600_000;
  await addSession(visitorId, { isdn, expiresAt: later });
  await addSession(elsewhere, { isdn, expiresAt: later });
  await insert('web_view_offer', {
    session_id: visitorId,
    isdn,
    session_ends_at: later,
    return_to: '/',
    expires_at: later,
  });
  await insert('consent', {
    visitor_id: elsewhere,
    isdn,
    version: 'v',
    purposes: '["marketing"]',
    at: now,
  });
  await insert('fresh_code', {
    visitor_id: visitorId,
    purpose: 'puk',
    isdn,
    at: now,
    expires_at: later,
  });
  await insert('account_log', { id: 'log', isdn, act: 'puk', language: 'mn', at: now });
  await insert('leasing_fee', {
    id: 'fee',
    isdn,
    code: 'c',
    paid_at: now,
    valid_until: later,
  });
  await insert('leasing_report', {
    id: 'fee credit',
    fee_id: 'fee',
    report: await sealed('leasing_report', 'fee credit', '{"income":1}'),
    key_id: keyId(),
    expires_at: later,
  });
  await insert('leasing_assessment', {
    id: 'assessment',
    token_hash: 't-me',
    code: 'LEASING1',
    draft_id: 'd-me',
    revision: 1,
    visitor_id: visitorId,
    isdn,
    state: 'COMPLETE',
    language: 'mn',
    personal: await sealed('leasing_assessment', 'assessment', '{"phone":"99"}'),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('product_rating', { visitor_id: visitorId, product_id: 'p', point: 5, turn: 1 });
  await insert('tan_challenge', {
    id: 'challenge',
    visitor_id: visitorId,
    purpose: 'sign-in',
    channel: 'sms',
    address: isdn,
    code_hash: 'h-me',
    issued_at: now,
    expires_at: later,
  });
  await insert('dan_attempt', {
    state_hash: 's-me',
    visitor_id: visitorId,
    purpose: 'p',
    subject: 'owner',
    isdn,
    redirect_uri: '/',
    created_at: now,
    expires_at: later,
  });
  await insert('identity_proof', {
    id: 'proof',
    visitor_id: visitorId,
    purpose: 'p',
    kind: 'dan',
    subject: 'applicant',
    register_hmac: 'x',
    applicant: await sealed(
      'identity_proof',
      'proof',
      JSON.stringify({ registerNumber: me.registerNumber }),
    ),
    key_id: keyId(),
    verified_at: now,
    expires_at: later,
  });
  await insert('seen_price', { isdn, sold_id: 'p', price: 1, expires_at: later });
  await insert('customer_cart', {
    isdn,
    wanted: '[]',
    revision: 'r',
    sending_until: 0,
    settle_at: 0,
    expires_at: later,
  });
  await insert('cart', { id: await cartId(), expires_at: later });
  await insert('cart_item', {
    cart_id: await cartId(),
    sold_id: 'p',
    product_id: 'p',
    quantity: 1,
    at: now,
  });
  await insert('operation', {
    owner: `customer ${isdn}`,
    id: 'o',
    form: 'f',
    request_hash: 'h',
    state: 'done',
    outcome: '{}',
    created_at: now,
    expires_at: later,
  });
  await insert('draft_end', {
    id: 'end',
    kind: 'k',
    visitor_id: visitorId,
    isdn,
    may_see: 1,
    owner: visitorId,
    operation_id: 'o',
    at: now,
  });
  await insert('recipient', {
    id: 'friend',
    isdn,
    number_hash: 'h',
    number: await sealed('recipient', 'friend', me.friend),
    key_id: keyId(),
    used_at: now,
  });
  const draft = await insertDraft(
    { db: DB, keys: settings().DATA_KEYS, now },
    { token: crypto.randomUUID(), visitorId: elsewhere, isdn },
    {
      kind: 'test',
      version: 1,
      step: 'name',
      expiresAt: later,
      entries: { name: { fields: { name: me.firstName }, revision: 1 } },
    },
  );
  await insert('draft_handoff', {
    id: 'handoff',
    link_hash: 'l',
    draft_id: draft?.id ?? '',
    taken_by: elsewhere,
  });
  await insert('home_request', {
    id: 'home',
    code: 'HOMEREQ2',
    visitor_id: visitorId,
    kind: 'INSTALL',
    status: 'INSTALLED',
    language: 'mn',
    consent: '{}',
    personal: await sealed(
      'home_request',
      'home',
      JSON.stringify({ address: me.street, phone: isdn }),
    ),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('package_shift', {
    id: 'shift',
    code: 'SHIFTED2',
    visitor_id: visitorId,
    isdn,
    month: '2026-01',
    state: 'DONE',
    change: 'UP',
    effective_on: '2026-01-20',
    language: 'mn',
    personal: await sealed('package_shift', 'shift', JSON.stringify({ email: me.email })),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('sim_recovery', {
    id: 'recovery',
    token_hash: 't-recovery',
    stop_hash: 's-recovery',
    code: 'RECOVER2',
    isdn,
    visitor_id: visitorId,
    state: 'ACTIVE',
    way: 'ESIM',
    amount: 5000,
    language: 'mn',
    personal: await sealed(
      'sim_recovery',
      'recovery',
      JSON.stringify({
        token: 'opens',
        stopToken: 'stops',
        registerNumber: me.registerNumber,
        phone: isdn,
        email: me.email,
      }),
    ),
    key_id: keyId(),
    created_at: now,
    // Within a day its row keeps others off, and stays as it is.
    ended_at: now - 2 * 86_400_000,
    expires_at: later,
    updated_at: now,
  });
  await insert('stars_order', {
    id: 'child',
    code: 'STARSOR2',
    visitor_id: visitorId,
    isdn,
    status: 'DONE',
    language: 'mn',
    personal: await sealed('stars_order', 'child', JSON.stringify({ phone: isdn })),
    key_id: keyId(),
    created_at: now,
    updated_at: now,
  });
  await insert('trade_in', {
    id: 'handset',
    code: 'TRADEIN2',
    visitor_id: visitorId,
    estimate: '{}',
    language: 'mn',
    personal: await sealed('trade_in', 'handset', JSON.stringify({ phone: isdn, email: '' })),
    key_id: keyId(),
    created_at: now,
    expires_at: later,
  });
  const effort = await toId({ visitorId, flow: 'homeInternet', at: now });
  await insert('effort', {
    id: effort,
    flow: 'homeInternet',
    day: '2026-11-23',
    score: 7,
    comment: await sealed('effort', effort, me.comment),
    key_id: keyId(),
    language: 'mn',
    created_at: now,
  });
  const sold = await addSales(now);
  // Everything was told, and is registered.
  await DB.batch([
    DB.prepare(
      `UPDATE outbox SET state = 'done', done_at = ?1, body = '' WHERE state = 'due'`,
    ).bind(now),
    DB.prepare(`UPDATE receipt SET state = 'REGISTERED' WHERE id NOT LIKE 'other%'`),
  ]);
  return sold;
}
