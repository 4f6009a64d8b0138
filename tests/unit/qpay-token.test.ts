import { beforeAll, expect, test } from 'vitest';
import { ask, prepareOperator } from '#operator/tests/operator-under-test.ts';
import { findRequestBy } from '#services/current-request.ts';
import { createQpay } from '#services/qpay.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { parseSettings } from '#settings/settings.ts';

beforeAll(() => prepareOperator());

test('a page waits for a token no longer than it may, and one whose request has ended is got anew', async () => {
  const known = parseSettings({ OPERATOR: {} });
  let isSilent = true;
  const { callUpstream } = createUpstream({
    settings: () => known,
    log: () => {},
    operator: { fetch: async (request: Request) => ask(request) },
  });
  // As where the platform has ended the request: its call is neither answered nor given up.
  const call: typeof callUpstream = (contract, request) =>
    isSilent ? new Promise(() => {}) : callUpstream(contract, request);
  const clock = { now: Date.now() };
  const qpay = createQpay({ call, settings: () => known, now: () => clock.now });
  findRequestBy(() => ({ posted: false, answerBy: Date.now() + 200 }));
  const before = Date.now();
  const [first, second] = await Promise.all([qpay.findPayment('1'), qpay.findPayment('2')]);
  findRequestBy(() => undefined);
  expect(Date.now() - before).toBeLessThan(1000);
  expect([first, second]).toMatchObject([{ ok: false }, { ok: false }]);
  isSilent = false;
  clock.now += 11_000;
  expect(
    await qpay.createInvoice({
      reference: 'AFTER1',
      description: 'Tenger AFTER1',
      amount: 25_000,
      callbackUrl: 'http://127.0.0.1:9/hooks/qpay/s3cret',
      expiresAt: Date.now() + 30 * 60_000,
    }),
  ).toMatchObject({ ok: true });
});
