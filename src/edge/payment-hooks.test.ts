import { beforeEach, expect, test } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { bindNewPayment } from '#payment/store.ts';
import { newSecret } from '#payment/new-secrets.ts';
import { answerQpay, answerReturn, findHinted, findPushed } from './payment-hooks.ts';

beforeEach(async () => {
  await DB.exec('DELETE FROM payment');
});

/** A payment without an invoice, about which nobody has to be asked. */
async function plant() {
  const now = Date.now();
  const subject = { kind: 'none', id: crypto.randomUUID() };
  const given = { subject, visitorId: 'v', isdn: null, provider: 'qpay', amount: 1000 } as const;
  const made = await bindNewPayment({ ...given, language: 'mn', expiresAt: now + 1e6 }, { now });
  await batch(DB, { made: made.statement });
  const { openPayment, bindOpenPayment } = await import('#payment/store.ts');
  const { found } = await batch(DB, { found: bindOpenPayment(subject) });
  if (!found[0]) throw new Error('no payment');
  return openPayment(found[0]);
}

const find = (query: Record<string, string>, init?: RequestInit) =>
  findHinted(
    new Request(`https://www.example.mn/hooks/pay/qpay?${new URLSearchParams(query)}`, init),
  );

test('a callback is known by the secret of its payment, whatever else stands in it', async () => {
  const { id, callbackSecret: s, token } = await plant();
  for (const init of [{}, { method: 'POST', body: 'anything' }]) {
    const found = await find({ p: id, s, qpay_payment_id: 'x', payment_status: 'FAILED' }, init);
    expect(found).toEqual({ id, json: { paymentId: id, token } });
  }
});

test('a secret that is guessed, or of another payment, is no address', async () => {
  const [one, other] = [await plant(), await plant()];
  for (const query of [
    { p: one.id, s: newSecret() },
    { p: one.id, s: other.callbackSecret },
    { p: one.id, s: '' },
    { p: one.id, s: one.token },
    { p: "' OR 1=1 --", s: one.callbackSecret },
    {},
  ] as Record<string, string>[]) {
    const found = await find(query);
    expect(found).toBeInstanceOf(Response);
    expect((found as Response).status).toBe(404);
  }
});

test('a callback is answered by exactly the word that the provider waits for', async () => {
  const { id, token } = await plant();
  const answer = await answerQpay({ paymentId: id, token });
  expect([answer.status, await answer.text()]).toEqual([200, 'SUCCESS']);
});

test('the way back leads to the page of the payment, and tells no other site where that is', async () => {
  const { id, token } = await plant();
  const answer = await answerReturn({ paymentId: id, token });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/paymentSuccess?id=${token}`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['no JSON', 'text', 400],
  ['no checksum', JSON.stringify({ transactionId: 'T1', amount: '1.00' }), 400],
  [
    'a wrong checksum',
    JSON.stringify({
      transactionId: 'T1',
      amount: '1.00',
      errorCode: '000',
      checksum: 'a'.repeat(64),
    }),
    401,
  ],
])('a push with %s is refused', async (_, body, status) => {
  const pushed = await findPushed(
    new Request('https://www.example.mn/hooks/pay/golomt', { method: 'POST', body }),
  );
  expect((pushed as Response).status).toBe(status);
});
