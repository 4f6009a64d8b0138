import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { CheckoutVisitor } from './checkout-visitor.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const orderSecret = newWebhookSecret();
let site: Site;
beforeAll(async () => {
  site = await startSite({ ORDER_WEBHOOK_SECRETS: orderSecret });
});
afterAll(() => site.stop());

const send = (path: string, init: RequestInit = {}) => sendTo(site.origin, path, init);
const readFirst = async (sql: string) => (await site.query(sql)).at(0) ?? {};

/** An order whose payment waits, with the address of that payment, and how its provider calls the site. */
async function order(provider: 'qpay' | 'golomt') {
  const visitor = new CheckoutVisitor(site.origin);
  await visitor.toPay();
  const href = (await visitor.pay({ provider })).headers.get('location') ?? '';
  expect(href).toMatch(/^\/paymentSuccess\?id=[\w-]{43}$/);
  const { id, code, payment, reference } = await readFirst(
    `SELECT o.id, o.code, p.id AS payment, p.reference FROM shop_order o JOIN payment p ON p.subject_id = o.id
     ORDER BY p.created_at DESC LIMIT 1`,
  );
  const [column, table] =
    provider === 'qpay' ? ['callback_url', 'qpay_invoice'] : ['callback', 'golomt_invoice'];
  const sql = `SELECT ${column} AS url FROM ${table} WHERE instr(${column}, '${String(payment)}') > 0`;
  const url = new URL(String((await site.query(sql, 'OPERATOR_DB')).at(0)?.['url']));
  return {
    code: String(code),
    href,
    reference: String(reference),
    callback: (path: string = url.pathname) => path + url.search,
    readState: async () => {
      const answer = await send(`/api/payment?${href.split('?')[1] ?? ''}`);
      return { answer, said: (await answer.json()) as unknown };
    },
    readStatus: async () =>
      (await readFirst(`SELECT status FROM shop_order WHERE id = '${String(id)}'`))['status'],
    /** Somebody pays, and the provider tells nobody. */
    payUntold: async () => {
      const html = await visitor.see(href);
      const [, way = ''] = /href="(\/operator\/(?:wallet|golomt)[^"]*)"/.exec(html) ?? [];
      const fields = { way: 'untold', decision: 'untold' };
      expect((await visitor.post(way.replaceAll('&amp;', '&'), fields)).status).toBeLessThan(400);
      // As if the ten seconds in which the provider is not asked again were over.
      await site.query(`UPDATE payment SET checked_at = 0 WHERE id = '${String(payment)}'`);
    },
  };
}

const readSentBack = (answer: Response) =>
  [
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('referrer-policy'),
    answer.headers.get('cache-control'),
  ] as const;

test.each(['GET', 'POST'])(
  'a callback of QPay by %s settles the payment by what QPay itself says, and its page hears of it',
  async (method) => {
    const { callback, payUntold, readState, readStatus } = await order('qpay');
    const { answer, said } = await readState();
    expect(said).toEqual({ state: 'PENDING', refunds: 0 });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    // Nobody has paid: the call is understood, and proves nothing.
    const init = method === 'POST' ? { method, body: '{"payment_status":"PAID"}' } : { method };
    expect((await send(callback(), init)).status).toBe(200);
    expect(await readStatus()).toBe('AWAITING_PAYMENT');
    await payUntold();
    for (let turn = 0; turn < 2; turn += 1) {
      const called = await send(`${callback()}&qpay_payment_id=1`, init);
      expect([called.status, await called.text()]).toEqual([200, 'SUCCESS']);
    }
    expect((await readState()).said).toEqual({ state: 'SUCCESS', refunds: 0 });
    expect(await readStatus()).toBe('PLACED');
  },
);

test('the way back from a provider leads to the page of the payment, whose address no other site reads', async () => {
  const { callback, href, payUntold, readStatus } = await order('qpay');
  const shown = `${href}&returned=yes`;
  const back = ['/hooks/pay/return', [303, shown, 'no-referrer', 'private, no-store']] as const;
  expect(readSentBack(await send(callback(back[0])))).toEqual(back[1]);
  await payUntold();
  for (const init of [{}, { method: 'POST', body: 'invoice=1&status_code=000' }]) {
    expect(readSentBack(await send(callback(back[0]), init))).toEqual(back[1]);
  }
  expect(await readStatus()).toBe('PLACED');
});

test('a secret of another payment, or none, is no address, and settles nothing', async () => {
  const [one, other] = [await order('qpay'), await order('qpay')];
  await one.payUntold();
  const { searchParams } = new URL(one.callback(), site.origin);
  const secret = new URL(other.callback(), site.origin).searchParams.get('s') ?? '';
  for (const path of ['/hooks/pay/qpay', '/hooks/pay/return']) {
    for (const s of [secret, '', 'x'.repeat(43)]) {
      const query = new URLSearchParams({ p: searchParams.get('p') ?? '', s });
      for (const method of ['GET', 'POST']) {
        expect.soft((await send(`${path}?${query}`, { method })).status, path).toBe(404);
      }
    }
    expect((await send(one.callback(path), { method: 'PUT' })).status).toBe(405);
  }
  expect(await one.readStatus()).toBe('AWAITING_PAYMENT');
});

test('a push of the bank is taken with its checksum only, and settles by what the bank says when it is asked', async () => {
  const { reference, payUntold, readState, readStatus } = await order('golomt');
  const push = (body: unknown) =>
    send('/hooks/pay/golomt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const sign = (transactionId: string, secret = 'embedded') => {
    const told = { transactionId, errorCode: '000', amount: '1.00', token: '' };
    const text = `${transactionId}${told.errorCode}${told.amount}`;
    return { ...told, checksum: createHmac('sha256', secret).update(text).digest('hex') };
  };
  await payUntold();
  for (const body of ['', '{', '[]', {}, { ...sign(reference), transactionId: '../x' }]) {
    expect.soft((await push(body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await push(sign(reference, 'guess'))).status).toBe(401);
  expect((await push({ ...sign(reference), amount: '2.00' })).status).toBe(401);
  expect((await push(sign('UNKNOWN1'))).status).toBe(404);
  expect((await send('/hooks/pay/golomt')).status).toBe(405);
  expect(await readStatus()).toBe('AWAITING_PAYMENT');
  // Of the amount that it names nothing is believed.
  const taken = await push(sign(reference));
  expect([taken.status, await taken.json()]).toEqual([200, {}]);
  expect((await readState()).said).toEqual({ state: 'SUCCESS', refunds: 0 });
  expect(await readStatus()).toBe('PLACED');
});

test.each(['', '?id=', '?id=x', `?id=${'a'.repeat(43)}`])(
  'of an address that is no payment’s, "%s", nothing is said',
  async (query) => {
    const answer = await send(`/api/payment${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, { state: null, refunds: 0 }]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  },
);

test('commerce moves an order by a signed message, and once', async () => {
  const { code, readStatus } = await order('qpay');
  const tell = async (init: RequestInit) => {
    const answer = await send('/hooks/orders', init);
    return answer.status === 200 ? ((await answer.json()) as unknown) : answer.status;
  };
  const told = { code, status: 'SHIPPED' };
  const sign = (given: object, id?: string) =>
    signWebhook(orderSecret, { body: JSON.stringify(given), ...(id !== undefined && { id }) });
  // Nobody has paid for it yet.
  expect(await tell(sign(told))).toEqual({ moved: false });
  await site.query(`UPDATE shop_order SET status = 'PLACED', placed_at = 1 WHERE code = '${code}'`);
  const body = JSON.stringify(told);
  expect(await tell({ method: 'POST', body })).toBe(401);
  expect(await tell(signWebhook(newWebhookSecret(), { body }))).toBe(401);
  expect(await tell({ ...sign(told), body: body.replace('SHIPPED', 'COMPLETED') })).toBe(401);
  for (const wrong of [{ code }, { ...told, status: 'LAPSED' }, { status: 'SHIPPED' }, []]) {
    expect(await tell(sign(wrong))).toBe(400);
  }
  expect(await tell(sign({ ...told, code: 'NOBODY22' }))).toEqual({ moved: false });
  expect(await readStatus()).toBe('PLACED');
  expect(await tell(sign(told, 'msg_shipped'))).toEqual({ moved: true });
  expect(await tell(sign(told, 'msg_shipped'))).toEqual({ moved: false });
  expect(await tell(sign(told))).toEqual({ moved: false });
  expect(await tell(sign({ ...told, status: 'PLACED' }))).toEqual({ moved: false });
  expect(await readStatus()).toBe('SHIPPED');
});
