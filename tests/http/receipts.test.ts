import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findHtmlFaults } from './find-html-faults.ts';
import { addPaid, company, individual, staffSecret, startReceiptSite } from './receipt-site.ts';
import type { Site } from './start-site.ts';
import { Visitor } from './tan-visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startReceiptSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of ['receipt', 'receipt_secret', 'payment', 'staff_log']) {
    await site.query(`DELETE FROM ${table}`);
  }
  await site.query('DELETE FROM ebarimt_receipt', 'OPERATOR_DB');
});

const read = async (path: string, cookie = '') =>
  (await fetch(`${site.origin}${path}`, { headers: { cookie: `lang=en; ${cookie}` } })).text();
const readLottery = async () => {
  const [row] = await site.query(
    `SELECT json_extract(body, '$.lottery') AS lottery FROM ebarimt_receipt`,
    'OPERATOR_DB',
  );
  return String(row?.['lottery']);
};
const change = (values: string) => site.query(`UPDATE receipt SET ${values}`);

test('the job registers a receipt, and its owner alone sees the number, the code and the lottery number', async () => {
  const { path, cookie } = await addPaid(site, individual);
  expect(await read(path, cookie)).toContain('being registered with the tax authority');
  expect(await site.runScheduled()).toBe('ok');
  const lottery = await readLottery();
  expect(lottery).toMatch(/^TG \d{8}$/);
  const html = await read(path, cookie);
  expect(html).toContain(lottery);
  expect(html).toContain('1,241,000₮');
  // VAT of 10 % and city tax of 1 % of the net price.
  expect(html).toContain('111,801.80₮');
  expect(html).toContain('11,180.18₮');
  expect(html).toContain('QR code of the receipt');
  expect(await findHtmlFaults(html)).toEqual([]);
  const others = await read(path);
  expect(others).not.toContain(lottery);
  expect(others).not.toContain('VAT receipt</h2>');
});

test('at a kiosk a lottery number stays off the screen', async () => {
  const { path, cookie } = await addPaid(site, individual);
  await site.runScheduled();
  const html = await read(path, `${cookie}; mode=kiosk`);
  expect(html).toContain('VAT receipt');
  expect(html).not.toContain(await readLottery());
});

test('a company sees its name and number, and where its receipt is sent', async () => {
  const { path, cookie } = await addPaid(site, company);
  expect(await read(path, cookie)).toContain('n•••@•••.mn');
  await site.runScheduled();
  const html = await read(path, cookie);
  expect(html).toContain('Хангай трейд ХХК · 59876543210');
  expect(html).not.toContain('Lottery number');
});

test('a receipt in error is said calmly, and staff who may act try it again', async () => {
  const { path, cookie, receiptId } = await addPaid(site, individual);
  await change(`state = 'ERROR', attempts = 70, last_error = 'refused: no'`);
  expect(await read(path, cookie)).toContain('takes longer than usual');
  const staff = new Visitor(site.origin);
  expect(await (await staff.ask('/staff/receipts')).text()).not.toContain('refused: no');
  await staff.post('/staff', { intent: 'sign-in', secret: staffSecret });
  const html = await (await staff.ask(`/staff/receipts?receipt=${receiptId}`)).text();
  expect(html).toContain('refused: no');
  expect(await findHtmlFaults(html)).toEqual([]);

  const act = { intent: 'resend', receipt: receiptId, who: 'Сараа' };
  const refused = await staff.post('/staff/receipts', { ...act, reason: '' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Сараа');
  const sent = await staff.post('/staff/receipts', { ...act, reason: 'the daemon is back' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/staff/receipts']);
  expect(await site.query('SELECT who, act FROM staff_log')).toEqual([
    { who: 'Сараа', act: 'resend receipt' },
  ]);
  await site.runScheduled();
  expect(await site.query('SELECT state FROM receipt')).toEqual([{ state: 'REGISTERED' }]);
});

test('nobody but staff changes a receipt', async () => {
  const { receiptId } = await addPaid(site, individual);
  await change(`state = 'ERROR'`);
  const stranger = new Visitor(site.origin);
  const form = {
    intent: 'done',
    receipt: receiptId,
    who: 'x1',
    reason: 'x2',
    number: '1'.repeat(33),
  };
  expect((await stranger.post('/staff/receipts', form)).status).not.toBe(303);
  expect(await site.query('SELECT state FROM receipt')).toEqual([{ state: 'ERROR' }]);
});
