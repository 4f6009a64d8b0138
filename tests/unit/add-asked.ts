import { toId } from '#flow/effort/store.ts';
import { insert, keyId, me, sealed } from './own-marks.ts';

/** A row about this customer in every table of what customers ask for. */
export async function addAsked(now: number): Promise<void> {
  const { isdn, visitorId } = me;
  const later = now + 3_600_000;
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
  await insert('stock_watch', {
    id: 'watch',
    product_id: 'p',
    variant_id: '',
    person: 'h-waiting',
    visitor_id: visitorId,
    isdn,
    channel: 'sms',
    address: await sealed('stock_watch', 'watch', isdn),
    key_id: keyId(),
    language: 'mn',
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
}
