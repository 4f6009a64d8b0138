import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { addAsked } from './add-asked.ts';
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
  await insert('account_log', {
    id: 'log',
    isdn,
    act: 'email',
    language: 'mn',
    at: now,
    old_email: await sealed('account_log', 'log', me.email),
    key_id: keyId(),
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
  await addAsked(now);
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
