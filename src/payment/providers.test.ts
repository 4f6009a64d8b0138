import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { ask, prepareOperator } from '#operator/tests/operator-under-test.ts';
import { createGolomt } from '#services/golomt.ts';
import { createQpay } from '#services/qpay.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { parseSettings } from '#settings/settings.ts';
import { toGolomtProvider } from './providers/golomt.ts';
import { toQpayProvider } from './providers/qpay.ts';
import { newReference } from './new-secrets.ts';
import type { NewInvoice, PaymentProvider } from './provider.ts';

beforeAll(() => prepareOperator());
afterEach(() => vi.restoreAllMocks());

const known = parseSettings({ OPERATOR: {} });
const toParts = (answer: (request: Request) => Promise<Response>) => ({
  settings: () => known,
  call: createUpstream({ settings: () => known, log: () => {}, operator: { fetch: answer } })
    .callUpstream,
});
const parts = toParts(async (request) => ask(request));
const golomt = createGolomt(parts);
const providers = {
  qpay: toQpayProvider(createQpay({ ...parts, now: Date.now })),
  golomt: toGolomtProvider(golomt),
};

async function make(provider: PaymentProvider, changes: Partial<NewInvoice> = {}) {
  const reference = newReference();
  const made = await provider.createInvoice({
    reference,
    amount: 25_000,
    description: 'Tenger ABCD2345',
    callbackUrl: 'http://127.0.0.1:9/hooks/pay/qpay?p=1&s=2',
    returnUrl: 'http://127.0.0.1:9/hooks/pay/return?p=1&s=2',
    language: 'mn',
    expiresAt: Date.now() + 30 * 60_000,
    ...changes,
  });
  if (!made.ok) throw made.error;
  const invoice = made.value;
  const asked = { invoiceId: invoice.id, reference, createdAt: Date.now() };
  return { invoice, reference, asked, check: () => provider.check(asked) };
}

const send = (path: string, fields: Record<string, string>) =>
  ask(
    new Request(`http://operator.internal${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );
const inWallet = (qr: string | null, way: string) =>
  send(`/operator/wallet?qPay_QRcode=${encodeURIComponent(qr ?? '')}`, { way });

test.each([
  ['bank', 25_000, 'P2P'],
  ['card', 25_000, 'CARD'],
  ['half', 12_500, 'P2P'],
])('QPay says what it has received: %s', async (way, amount, kind) => {
  const { invoice, check } = await make(providers.qpay);
  expect(invoice).toMatchObject({ qrText: expect.stringMatching(/^000201/) });
  expect(invoice.links.map(({ nameEn }) => nameEn)).toContain('Khan bank');
  expect(await check()).toEqual({ ok: true, value: { money: [], failed: false } });
  await inWallet(invoice.qrText, way);
  expect(await check()).toMatchObject({
    value: { money: [{ provider: 'qpay', amount, kind, currency: 'MNT' }], failed: false },
  });
});

test('a card that QPay has declined is no money, and ends nothing', async () => {
  const { invoice, check } = await make(providers.qpay);
  await inWallet(invoice.qrText, 'decline');
  expect(await check()).toEqual({ ok: true, value: { money: [], failed: false } });
});

test('money that QPay lists for an invoice, but that belongs to another one, is none of it', async () => {
  const { invoice, check, asked } = await make(providers.qpay);
  await inWallet(invoice.qrText, 'bank');
  const foreign = toParts(async (request) => {
    const answer = await ask(request);
    if (!/^\/v2\/payment\/[^/]+$/.test(new URL(request.url).pathname)) return answer;
    const payment = (await answer.json()) as object;
    // A check names the payment all the same.
    return request.method === 'GET'
      ? Response.json({ ...payment, object_id: 'another-invoice' })
      : Response.json(payment);
  });
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const lying = toQpayProvider(createQpay({ ...foreign, now: Date.now }));
  expect(await lying.check(asked)).toEqual({ ok: true, value: { money: [], failed: false } });
  expect(logged).toHaveBeenCalledWith('payment-foreign', { kind: 'qpay' });
  expect(await check()).toMatchObject({ value: { money: [{ amount: 25_000 }] } });
});

test('QPay returns a card whole, and nothing else by call', async () => {
  const { invoice, check } = await make(providers.qpay);
  await inWallet(invoice.qrText, 'card');
  await inWallet(invoice.qrText, 'untold');
  const checked = await check();
  if (!checked.ok) throw checked.error;
  const [card, transfer] = ['CARD', 'P2P'].map(
    (kind) => checked.value.money.find((one) => one.kind === kind)?.providerPaymentId ?? '',
  );
  const refund: PaymentProvider['refund'] = (...given) => providers.qpay.refund(...given);
  expect(await refund(card ?? '', 12_000, false)).toEqual({ ok: true, value: 'manual' });
  expect(await refund(transfer ?? '', 25_000, true)).toEqual({ ok: true, value: 'manual' });
  expect(await refund(card ?? '', 25_000, true)).toEqual({ ok: true, value: 'refunded' });
  const listed = await providers.qpay.listBetween?.(Date.now() - 60_000, Date.now() + 60_000);
  expect(listed?.ok && listed.value).toContainEqual(
    expect.objectContaining({ providerPaymentId: card, invoiceId: invoice.id, isRefunded: true }),
  );
});

const decide = ({ links }: { links: readonly { href: string }[] }, decision: string) =>
  send((links[0]?.href ?? '').replace('/operator/golomt', ''), { decision });

test('the bank says whether a card has paid; a pause is neither', async () => {
  const { invoice, reference, check } = await make(providers.golomt);
  expect(invoice).toMatchObject({ qrText: null, links: [{ href: expect.stringMatching('/mn/') }] });
  const nothing = { ok: true, value: { money: [], failed: false } };
  expect(await check()).toEqual(nothing);
  await decide(invoice, 'pause');
  expect(await check()).toEqual(nothing);
  await decide(invoice, 'confirm');
  const money = { provider: 'golomt', providerPaymentId: reference, amount: 25_000, kind: 'CARD' };
  expect(await check()).toEqual({
    ok: true,
    // The card as the bank masks it, by which top-ups are counted.
    value: { money: [{ ...money, currency: 'MNT', card: '411111******1111' }], failed: false },
  });
});

test('a card that the bank has declined has failed', async () => {
  const { invoice, check } = await make(providers.golomt);
  await decide(invoice, 'decline');
  expect(await check()).toEqual({ ok: true, value: { money: [], failed: true } });
});

test('the bank makes no second invoice for a reference, and returns nothing by call', async () => {
  const { reference } = await make(providers.golomt);
  await expect(make(providers.golomt, { reference })).rejects.toMatchObject({ status: 400 });
  expect(await providers.golomt.refund(reference, 25_000, true)).toMatchObject({ value: 'manual' });
  expect(await providers.golomt.cancelInvoice('any')).toMatchObject({ value: 'open' });
});

test('a push is the bank’s only with its checksum, over each of its values', async () => {
  const push = { transactionId: 'T1', errorCode: '000', amount: '25000.00', token: '' };
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = encoder.encode('embedded');
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode('T100025000.00'));
  const checksum = Array.from(new Uint8Array(signed), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  expect(await golomt.isPushed({ ...push, checksum })).toBe(true);
  expect(await golomt.isPushed({ ...push, checksum: checksum.toUpperCase() })).toBe(true);
  for (const wrong of [{ amount: '1.00' }, { errorCode: '116' }, { transactionId: 'T2' }]) {
    expect(await golomt.isPushed({ ...push, ...wrong, checksum })).toBe(false);
  }
});
