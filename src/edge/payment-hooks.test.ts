import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { bindNewPayment } from '#payment/store.ts';
import { newSecret } from '#payment/new-secrets.ts';
import { runInContext, tryRequestContext } from '#request/context.ts';
import { findRequestBy } from '#services/current-request.ts';
import { toLeftMs } from '#services/upstream/deadline.ts';
import { till } from '#till.ts';
import { visit } from '../../tests/unit/visit.ts';
import { answerQpay, answerReturn, findHinted, findPushed } from './payment-hooks.ts';

beforeEach(async () => {
  await DB.exec('DELETE FROM payment');
});
afterEach(() => {
  findRequestBy(() => undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test.each([
  ['a callback', 'PENDING', answerQpay],
  ['the way back', 'PENDING', answerReturn],
  // What was paid a second time, or late, is found now and not in the night.
  ['a callback', 'SUCCESS', answerQpay],
  ['a callback', 'CANCELED', answerQpay],
] as const)(
  '%s of a payment that is %s, and comes too early, is looked at again, when the time of its page is long over',
  async (_, state, answer) => {
    const { id, token } = await plant();
    const now = Date.now();
    await DB.prepare(
      `UPDATE payment SET state = ?3, invoice_id = 'i', checked_at = ?2 WHERE id = ?1`,
    )
      .bind(id, now, state)
      .run();
    findRequestBy(tryRequestContext);
    const left: number[] = [];
    const check = vi.spyOn(till.providers.qpay, 'check').mockImplementation(async () => {
      left.push(toLeftMs());
      return { ok: true, value: { money: [], failed: false } };
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let later = 0;
    vi.spyOn(till, 'now').mockImplementation(() => now + later);
    const context = visit({ answerBy: now + 3000 });
    await runInContext(context, () => answer({ paymentId: id, token }));
    expect(check).not.toHaveBeenCalled();
    later = 10_500;
    await vi.advanceTimersByTimeAsync(later);
    await vi.waitFor(() => expect(left).toEqual([Infinity]));
  },
);

test('the way back leads to the page of the payment, and tells no other site where that is', async () => {
  const { id, token } = await plant();
  const answer = await answerReturn({ paymentId: id, token });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/paymentSuccess?id=${token}&returned=yes`);
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
