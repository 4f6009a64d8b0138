import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAssessment, nextNumber } from '../../../tests/unit/add-assessment.ts';
import { calculateAt } from '../../../tests/unit/calculate-at.ts';
import { countTrips } from '../../../tests/unit/count-trips.ts';
import { openDraftVisit, sendStep } from '../../../tests/unit/draft-visit.ts';
import { card, openCheckout, receiptFields, toEntries } from '../../../tests/unit/open-checkout.ts';
import { toLease } from '#domain/leasing.ts';
import { DB, OPERATOR } from '#env.ts';
import * as agreement from '#flow/consent/consent.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { decideAssessment } from '#leasing/decide.ts';
import type { OrderLine } from '#order/model.ts';
import * as referral from '#services/referral.ts';
import * as cart from '#services/server-cart.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';

const calls: string[] = [];

beforeEach(() => {
  if (!OPERATOR) throw new Error('no operator is bound');
  calls.length = 0;
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ data: { state: 'HELD', refused: [] } });
  });
  calculateAt(() => 5000);
  vi.spyOn(agreement, 'takeAgreement').mockResolvedValue({
    version: '3',
    purposes: [],
    terms: '1',
    at: 1,
  });
});
afterEach(() => vi.restoreAllMocks());

const toPay = (line: OrderLine) => ({
  version: '3',
  terms: 'yes',
  termsVersion: '1',
  provider: 'qpay',
  total: String(line.price),
});

const found = { ok: true, value: { isdn: '80001122' } } as const;
const notFound = { ok: false, error: new UpstreamError('not-found', 'mobile') } as const;

test.each([
  ['a promo code', null, { ok: true }],
  ['a referral code', found, { ok: true }],
  ['an unknown code', notFound, { faults: [{ message: 'checkout.fault.promo' }] }],
])(
  'a receipt with %s costs three trips at most, also of a number that buys codes',
  async (_, owner, expected) => {
    const { flow } = openCheckout();
    if (owner) {
      const sums = { goods: 5000, discount: 0, delivery: 0, subTotal: 0, vat: 0, total: 5000 };
      const warnings = [{ code: 'PROMO_UNKNOWN', productId: null, detail: null }];
      vi.mocked(cart.calculateCart).mockResolvedValueOnce({
        ok: true,
        value: { lines: [], ...sums, warnings },
      } as never);
      vi.spyOn(referral, 'findReferral').mockResolvedValue(owner as never);
    }
    const entries = toEntries(card, false);
    const { cookies } = await openDraftVisit(flow, 'receipt', { entries, isdn: '88112233' });
    const readTrips = countTrips();
    const fields = { ...receiptFields, code: 'SAVE10' };
    expect(await sendStep(flow, 'receipt', { cookies, fields })).toMatchObject(expected);
    expect(readTrips()).toBe('ok' in expected ? 3 : 2);
  },
);

/** Pays for a line, and returns where that led and how many trips it took. */
async function pay(line: OrderLine, isdn: string | null = null, beforehand = async () => {}) {
  const { flow, qpay } = openCheckout();
  const { cookies, visitorId, draftId } = await openDraftVisit(flow, 'pay', {
    entries: toEntries(line, true),
    isdn,
  });
  await beforehand();
  const readTrips = countTrips();
  const outcome = await sendStep(flow, 'pay', { cookies, fields: toPay(line) });
  const trips = readTrips();
  const stored = await DB.prepare(
    `SELECT o.reservation, o.lines, p.state FROM shop_order o JOIN payment p ON p.subject_id = o.id
     WHERE o.draft_id = ?1`,
  )
    .bind(draftId)
    .first();
  return {
    outcome,
    trips,
    stored,
    qpay,
    visitorId,
    again: () => sendStep(flow, 'pay', { cookies, fields: toPay(line) }),
  };
}

const placed = {
  outcome: { ok: true, goTo: expect.stringMatching(/^\/paymentSuccess\?/) as string },
  stored: { reservation: 'held', state: 'PENDING' },
};

// One reads who asks and their draft, one makes the order, one stores its invoice.
test('an order of a guest costs three trips, its reservation and its invoice', async () => {
  const { qpay, trips, ...paid } = await pay(card);
  expect(paid).toMatchObject(placed);
  expect(trips).toBe(3);
  expect(calls).toEqual(['POST /order/reserve']);
  expect(qpay.calls).toMatchObject({ createInvoice: 1, check: 0 });
});

test('codes that a signed-in number buys cost no trip more', async () => {
  const { trips, ...paid } = await pay(card, '88112244');
  expect(paid).toMatchObject(placed);
  expect(trips).toBe(3);
});

test('an order keeps which of its goods are brought to the branch', async () => {
  const { stored } = await pay({ ...card, type: 'PHYSICAL' });
  expect(JSON.parse(String(stored?.['lines']))).toMatchObject([{ isBrought: true }]);
});

test('a lease costs no trip more', async () => {
  const { id } = await addAssessment({ state: 'PENDING' });
  await decideAssessment(id, { state: 'COMPLETE', monthly: 90_000 }, { from: 'PENDING' });
  calculateAt(() => 1_000_000);
  const lease = { ...toLease(1_000_000, 10, 12, 0), assessmentId: id, code: 'LEASE222' };
  const { trips, ...paid } = await pay({ ...card, type: 'PHYSICAL', price: 100_000, lease });
  expect(paid).toMatchObject(placed);
  expect(trips).toBe(3);
});

test('an assessment that is used by another order is refused, and nothing is ordered', async () => {
  const { id } = await addAssessment({ state: 'PENDING' });
  calculateAt(() => 1_000_000);
  const lease = { ...toLease(1_000_000, 10, 12, 0), assessmentId: id, code: 'LEASE222' };
  const { outcome, stored } = await pay({ ...card, type: 'PHYSICAL', price: 100_000, lease });
  expect(outcome).toMatchObject({ faults: [{ message: 'checkout.fault.lease' }] });
  expect(stored).toBeNull();
});

test('on the day of a new SIM codes are sold to a number once its owner is known', async () => {
  const isdn = nextNumber();
  const changeSim = async () => {
    await DB.prepare('INSERT INTO sim_change (number_hash, changed_at) VALUES (?1, ?2)')
      .bind(await hashNumber('sim-change', isdn), Date.now() - 1000)
      .run();
  };
  const { outcome, stored, visitorId, again } = await pay(card, isdn, changeSim);
  expect(outcome).toMatchObject({ ok: true, goTo: '/dan/redirect?for=giftCodes' });
  expect([stored, calls]).toEqual([null, []]);
  const proof = DB.prepare(
    `INSERT INTO identity_proof (id, visitor_id, purpose, kind, subject, isdn, register_hmac, verified_at, expires_at)
     VALUES (?1, ?2, 'giftCodes', 'dan', 'owner', ?3, 'h', ?4, ?5)`,
  );
  for (const [ago, ledTo] of [
    [60_000, outcome],
    [0, placed.outcome],
  ] as const) {
    const now = Date.now();
    await proof.bind(crypto.randomUUID(), visitorId, isdn, now - ago, now + 60_000).run();
    expect(await again()).toMatchObject(ledTo);
  }
});
