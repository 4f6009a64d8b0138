import { beforeAll, expect, test } from 'vitest';
import { ask, prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { qpayAmount } from '#contracts/payment/qpay.ts';
import { findInvoiceTaxes } from '#payment/receipt/new-receipt-store.ts';
import { createQpay, isUnclear } from '#services/qpay.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream/upstream-error.ts';
import { parseSettings } from '#settings/settings.ts';

beforeAll(() => prepareOperator());

const day = 24 * 3_600_000;

/** A client of the embedded counterpart, its clock, and the paths that it called. */
function openQpay() {
  const known = parseSettings({ OPERATOR: {} });
  const paths: string[] = [];
  const { callUpstream } = createUpstream({
    settings: () => known,
    log: () => {},
    operator: {
      fetch: async (request: Request) => {
        paths.push(`${request.method} ${new URL(request.url).pathname}`);
        return ask(request);
      },
    },
  });
  const clock = { now: Date.now() };
  const qpay = createQpay({ call: callUpstream, settings: () => known, now: () => clock.now });
  const count = (path: string) => paths.filter((one) => one === path).length;
  return { qpay, clock, count };
}

const order = (reference = 'ORDER1') => ({
  reference,
  description: 'Tenger ORDER1',
  amount: 25_000,
  callbackUrl: 'http://127.0.0.1:9/hooks/qpay/s3cret',
  expiresAt: Date.now() + 30 * 60_000,
});

async function make(qpay: ReturnType<typeof openQpay>['qpay']) {
  const made = await qpay.createInvoice(order());
  if (!made.ok) throw made.error;
  return made.value;
}

/** Pays as a person does, in the counterpart's wallet; nobody is at the callback's address. */
const pay = (qr: string, way: string) =>
  ask(
    new Request(`http://operator.internal/operator/wallet?qPay_QRcode=${encodeURIComponent(qr)}`, {
      method: 'POST',
      body: new URLSearchParams({ way }),
    }),
  );

test('an invoice has no payment until it is paid, and then one that names it', async () => {
  const { qpay } = openQpay();
  const made = await make(qpay);
  expect(made.urls.length).toBeGreaterThan(1);
  expect(await qpay.listOfInvoice(made.invoice_id)).toEqual({ ok: true, value: [] });
  await pay(made.qr_text, 'untold');
  const listed = await qpay.listOfInvoice(made.invoice_id);
  expect(listed).toMatchObject({
    value: [{ payment_status: 'PAID', payment_amount: 25_000, payment_currency: 'MNT' }],
  });
  const id = listed.ok ? listed.value[0]?.payment_id : '';
  expect(await qpay.findPayment(id ?? '')).toMatchObject({
    value: { payment_amount: 25_000, object_id: made.invoice_id },
  });
  const between = await qpay.listBetween(Date.now() - day, Date.now() + day);
  expect(between.ok && between.value.map((one) => one.object_id)).toContain(made.invoice_id);
});

test('an invoice is ended once, and says so when money was faster', async () => {
  const { qpay } = openQpay();
  const [open, paid] = [await make(qpay), await make(qpay)];
  await pay(paid.qr_text, 'untold');
  expect(await qpay.cancelInvoice(open.invoice_id)).toEqual({ ok: true, value: 'canceled' });
  expect(await qpay.cancelInvoice(open.invoice_id)).toEqual({ ok: true, value: 'canceled' });
  expect(await qpay.cancelInvoice(paid.invoice_id)).toEqual({ ok: true, value: 'paid' });
  expect(await qpay.cancelInvoice('unknown')).toMatchObject({ ok: false });
});

test.each([
  ['card', 'refunded'],
  ['untold', 'settled'],
])('money that was paid by %s is %s, however often it is asked for', async (way, refund) => {
  const { qpay } = openQpay();
  const made = await make(qpay);
  await pay(made.qr_text, way);
  const listed = await qpay.listOfInvoice(made.invoice_id);
  const id = (listed.ok && listed.value[0]?.payment_id) || '';
  expect(await qpay.refund(id)).toEqual({ ok: true, value: refund });
  expect(await qpay.refund(id)).toEqual({ ok: true, value: refund });
});

test('a receipt is the same when it is asked for again, and is returned once', async () => {
  const { qpay } = openQpay();
  const made = await make(qpay);
  await pay(made.qr_text, 'untold');
  const listed = await qpay.listOfInvoice(made.invoice_id);
  const id = (listed.ok && listed.value[0]?.payment_id) || '';
  const first = await qpay.registerReceipt(id, null);
  expect(first).toMatchObject({ value: { barimt_status: 'REGISTERED' } });
  expect(await qpay.registerReceipt(id, null)).toEqual(first);
  expect(await qpay.returnReceipt(id)).toEqual({ ok: true, value: null });
  expect(await qpay.returnReceipt(id)).toMatchObject({ ok: false });
});

test('one token serves all calls, also those that come at the same moment', async () => {
  const { qpay, count } = openQpay();
  await Promise.all(Array.from({ length: 10 }, () => qpay.createInvoice(order())));
  expect(count('POST /v2/auth/token')).toBe(1);
});

test('a token is refreshed once before it ends, and got anew when the refresh has ended too', async () => {
  const { qpay, clock, count } = openQpay();
  await make(qpay);
  clock.now += day - 30_000;
  await Promise.all([make(qpay), make(qpay), make(qpay)]);
  expect([count('POST /v2/auth/refresh'), count('POST /v2/auth/token')]).toEqual([1, 1]);
  clock.now += 2 * day;
  await make(qpay);
  expect([count('POST /v2/auth/refresh'), count('POST /v2/auth/token')]).toEqual([1, 2]);
});

test('a token that the provider has forgotten is got anew, and the call is made once more', async () => {
  const { qpay, count } = openQpay();
  await make(qpay);
  await testDb.prepare('DELETE FROM qpay_token').run();
  await make(qpay);
  expect(count('POST /v2/invoice')).toBe(3);
});

test.each([
  ['25000.00', 25_000],
  [25_000, 25_000],
  ['25000', 25_000],
  ['25000.50', undefined],
  [0.5, undefined],
  ['1e3', undefined],
  [-1, undefined],
  ['', undefined],
  [null, undefined],
])('the amount %j is %j', (given, amount) => {
  expect(qpayAmount.safeParse(given).data).toBe(amount);
});

test('an answer that came too late or can not be read leaves open what was done, a refusal does not', () => {
  const judge = (kind: UpstreamFailure, status?: number) =>
    isUnclear(new UpstreamError(kind, 'qpay', { status }));
  expect([judge('timeout'), judge('network'), judge('shape'), judge('status', 502)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([judge('status', 400), judge('not-found', 404), judge('circuit-open')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a receipt has the taxes that its invoice has said, and an invoice whose rows differ is refused', async () => {
  const { qpay } = openQpay();
  const sold = {
    buyer: { kind: 'INDIVIDUAL', email: '' },
    phone: '',
    lines: [{ name: 'Утас', price: 8000, quantity: 3, kind: 'goods' }],
    discount: 1000,
    delivery: 2000,
  } as const;
  const taxes = findInvoiceTaxes(sold, 25_000);
  const made = await qpay.createInvoice({ ...order(), taxes });
  if (!made.ok) throw made.error;
  await pay(made.value.qr_text, 'untold');
  const listed = await qpay.listOfInvoice(made.value.invoice_id);
  const id = listed.ok ? (listed.value[0]?.payment_id ?? '') : '';
  // 10 % and 1 % of the net price, which is 25,000 / 1.11.
  expect(await qpay.registerReceipt(id, null)).toMatchObject({
    value: { vat_amount: '2252.25', city_tax_amount: '225.23' },
  });
  expect(await qpay.createInvoice({ ...order(), amount: 25_001, taxes })).toMatchObject({
    ok: false,
  });
});
