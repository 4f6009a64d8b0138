import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import type { Asker } from '#fraud/asker.ts';
import { limits } from '#fraud/limits.ts';
import { refuse } from '#forms/outcome.ts';
import { hashNumber } from '#identity/counted-by.ts';
import type { OrderLine } from '#order/model.ts';
import { runInContext } from '#request/context.ts';
import * as referral from '#services/referral.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { visit } from '../../../tests/unit/visit.ts';
import * as calculation from './calculate.ts';
import { toCheckout } from './flow.ts';
import { takeCode } from './find-code.ts';

const amounts = { goods: 1, discount: 0, delivery: 0, subTotal: 1, vat: 0, total: 1 };
beforeEach(() => {
  // The service knows one code.
  vi.spyOn(calculation, 'calculate').mockImplementation(async (_lines, { promoCode }) =>
    promoCode === undefined || promoCode === 'RIGHT'
      ? { ok: true, value: { ...amounts, before: null } as never }
      : refuse('checkout.fault.promo', 'code'),
  );
  vi.spyOn(referral, 'findReferral').mockImplementation(async () => ({
    ok: false,
    error: new UpstreamError('not-found', 'mobile'),
  }));
});
afterEach(() => vi.restoreAllMocks());

const lines: readonly OrderLine[] = [];
const asker = (given: Partial<Asker> = {}): Asker => ({
  visitorId: crypto.randomUUID(),
  isdn: null,
  network: null,
  crowd: null,
  ...given,
});
function type(code: string, { visitorId, isdn, network, crowd }: Asker) {
  const request = visit({ posted: true, network, crowd });
  const caller = { visitorId, isdn, request };
  return runInContext(request, () =>
    takeCode(code, { lines, terms: { deliveryType: 'PICKUP' }, own: [] }, caller),
  );
}

async function messagesOf(times: number, by: () => Asker): Promise<string[]> {
  const said: string[] = [];
  for (let at = 0; at < times; at += 1) {
    const taken = await type(`NONE${at}`, by());
    said.push(taken.ok ? 'ok' : taken.faults[0].message);
  }
  return said;
}

test('unknown codes are judged as often as somebody mistypes one, then nothing is told of any', async () => {
  const one = asker();
  const { most } = limits['wrongCode person'];
  const said = await messagesOf(most + 3, () => one);
  const wrong = said.filter((message) => message === 'checkout.fault.promo');
  const refused = said.filter((message) => message === 'checkout.fault.codeTries');
  expect([wrong.length, refused.length]).toEqual([most, 3]);
  // Also not of one that is right; without a code one goes on.
  expect(await type('RIGHT', one)).toMatchObject({ status: 429 });
  expect(await type('', one)).toMatchObject({ ok: true });
});

test('ever new visitors of one network have a share together', async () => {
  const { most } = limits['wrongCode network'];
  const said = await messagesOf(most + 2, () => asker({ network: 'IPv4 99' }));
  expect(said.slice(-2)).toEqual(['checkout.fault.codeTries', 'checkout.fault.codeTries']);
  expect(said.slice(0, most)).not.toContain('checkout.fault.codeTries');
});

test('right codes are no wrong tries; a day of them is as many as a customer may need', async () => {
  const one = asker();
  const { most } = limits['codeUse person'];
  for (let at = 0; at < most; at += 1) expect(await type('RIGHT', one)).toMatchObject({ ok: true });
  expect(await type('RIGHT', one)).toMatchObject({ ok: false, status: 429 });
  expect(await type('RIGHT', asker())).toMatchObject({ ok: true });
});

test('a code counts as wrong or as used, never as both', async () => {
  const one = asker();
  const count = async (kind: string) => {
    const key = await hashNumber(`${kind} person`, one.visitorId);
    const counted = DB.prepare('SELECT count(*) AS n FROM velocity WHERE key = ?1').bind(key);
    return (await counted.first<{ n: number }>())?.n;
  };
  const readBoth = async () => [await count('wrongCode'), await count('codeUse')];
  await type('NONE', one);
  await expect.poll(readBoth).toEqual([1, 0]);
  await type('RIGHT', one);
  await expect.poll(readBoth).toEqual([1, 1]);
  vi.mocked(referral.findReferral).mockResolvedValue({
    ok: false,
    error: new UpstreamError('network', 'mobile'),
  });
  expect(await type('NONE', one)).toMatchObject({ status: 503 });
  await expect.poll(readBoth).toEqual([1, 1]);
});

test('a wrong code is told together with what is wrong with the company of the receipt', async () => {
  const none = (async () => null) as never;
  const flow = toCheckout({ readCart: none, readLease: none, findCompany: none, submit: none });
  const step = flow.steps.find(({ name }) => name === 'receipt');
  const data = { lines, contact: { phone: '99112233', email: '' } };
  const request = visit({ posted: true });
  const caller = { visitorId: crypto.randomUUID(), isdn: null, request } as never;
  const send = (code: string) =>
    runInContext(request, async () => {
      const company = { company: '123', companyName: '', vatEmail: '' };
      const asked = await step?.ask?.({ receipt: 'COMPANY', ...company, code }, data, caller);
      return asked && !asked.ok ? asked.faults.map(({ message }) => message) : [];
    });
  const ofCompany = ['checkout.fault.companyNumber', 'checkout.fault.vatEmail'];
  expect(await send('NONE')).toEqual([...ofCompany, 'checkout.fault.promo']);
  expect(await send('RIGHT')).toEqual(ofCompany);
  expect(await send('')).toEqual(ofCompany);
});
