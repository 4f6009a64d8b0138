import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import type { Subject } from '#identity/tan/tan.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import * as products from '#services/products.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import * as texting from '#services/sms.ts';
import { topics } from '#topics.ts';
import { serveStock } from '../../../tests/unit/serve-stock.ts';
import { watchMs } from './model.ts';
import { putWatch } from './store.ts';
import { tellBack } from './tell-back.ts';

beforeAll(() => prepareOperator());
beforeEach(async () => {
  await DB.exec('DELETE FROM stock_watch; DELETE FROM outbox');
  await testDb.exec('DELETE FROM sms; DELETE FROM email');
});
afterEach(() => vi.restoreAllMocks());

const sms = (address: string): Subject => ({ channel: 'sms', address });
const wait = (productId: string, subject: Subject, variantId = '', now = Date.now()) =>
  putWatch(
    { productId, variantId },
    { ...subject, person: subject.address },
    { visitorId: 'v', isdn: null, language: 'en' },
    now,
  );
const run = (now = Date.now()) => tellBack(DB, () => now);
const drain = () => drainOutbox(DB, Date.now, topics);
const countWaiting = () => DB.prepare('SELECT count(*) AS n FROM stock_watch').first('n');
const readSms = async () =>
  (await testDb.prepare('SELECT isdn, text FROM sms').all<{ isdn: string; text: string }>())
    .results;

test('whoever waits is told once when it is back, and nothing is kept of them', async () => {
  const { id, stock } = serveStock();
  await wait(id, sms('88000041'));
  await wait(id, { channel: 'email', address: 'bat@example.mn' });
  expect(await run()).toBe(0);
  stock.online = 3;
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  await drain();
  expect(await countWaiting()).toBe(0);
  expect(await run()).toBe(0);
  await drain();
  const [told, ...others] = await readSms();
  expect(others).toEqual([]);
  expect(told?.isdn).toBe('88000041');
  expect(told?.text).toContain('Awaited phone');
  expect(told?.text).toContain(`/shop/${id}`);
  const { results } = await testDb.prepare('SELECT address, subject FROM email').all();
  expect(results).toEqual([
    { address: 'bat@example.mn', subject: expect.stringContaining('Awaited phone') },
  ]);
});

test('of many runs at once one tells', async () => {
  const { id, stock } = serveStock();
  await wait(id, sms('88000042'));
  stock.online = null;
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  await Promise.all([drain(), drain()]);
  expect(await readSms()).toHaveLength(1);
});

test('who waits for one variant is not told of another, and the message names theirs', async () => {
  const { id, stock } = serveStock({ '128 GB': 0, '256 GB': 0 });
  await wait(id, sms('88000043'), '256 GB');
  stock.variants = { '128 GB': 5, '256 GB': 0 };
  expect(await run()).toBe(0);
  stock.variants = { '128 GB': 5, '256 GB': 1 };
  expect(await run()).toBe(1);
  await drain();
  const [told] = await readSms();
  expect(told?.text).toContain('Awaited phone 256 GB');
  expect(told?.text).toContain(`/shop/${id}?variant=256%20GB`);
});

test('a service that is down tells nobody, and ends nobody’s waiting', async () => {
  const { id, stock, fail } = serveStock();
  await wait(id, sms('88000044'));
  stock.online = 1;
  fail();
  expect(await run()).toBe(0);
  expect(await countWaiting()).toBe(1);
});

test('what is only pre-ordered is not back, and after their time nobody is told', async () => {
  const preorder = serveStock({}, { preorder: true, stockOnline: 7 });
  await wait(preorder.id, sms('88000045'));
  expect(await run()).toBe(0);
  const { id, stock } = serveStock();
  stock.online = 1;
  await wait(id, sms('88000046'), '', Date.now() - watchMs);
  expect(await run()).toBe(0);
});

test('of more than a hundred products a run asks for a hundred at most, and the runs take turns', async () => {
  const asked: string[] = [];
  vi.spyOn(products, 'readProductNow').mockImplementation(async (id) => {
    asked.push(id);
    return { ok: false, error: new UpstreamError('not-found', 'commerce') };
  });
  for (let i = 0; i < 105; i += 1) await wait(`p-${i}`, sms(`8800${1000 + i}`));
  await run(0);
  const first = asked.length;
  expect(first).toBeLessThanOrEqual(100);
  await run(60_000);
  expect(asked.length - first).toBeLessThanOrEqual(100);
  expect(new Set(asked).size).toBe(105);
});

test('a message that can not be sent now keeps its row, and is sent once later', async () => {
  const { id, stock } = serveStock();
  await wait(id, sms('88000047'));
  stock.online = 1;
  const error = new UpstreamError('network', 'mobile');
  const down = vi.spyOn(texting, 'sendSms').mockResolvedValue({ ok: false, error });
  expect(await run()).toBe(1);
  await drain();
  expect(await countWaiting()).toBe(1);
  // What waits to be sent is not told of again.
  expect(await run()).toBe(0);
  down.mockRestore();
  await drainOutbox(DB, () => Date.now() + 3_600_000, topics);
  expect(await countWaiting()).toBe(0);
  expect(await readSms()).toHaveLength(1);
});
