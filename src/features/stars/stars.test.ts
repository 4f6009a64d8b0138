import { beforeEach, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { toEffectKey } from '#purchase/model.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { topics } from '#topics.ts';
import { addPaid } from '../../../tests/unit/add-purchase.ts';
import { checkFamily } from './check.ts';
import { endStars } from './end-store.ts';
import { findStars, insertStars, readOpenStars } from './store.ts';
import { starsMessageTopic, starsTopic } from './topic.ts';

await prepareOperator();

beforeEach(() => DB.exec('DELETE FROM outbox; DELETE FROM stars_order; DELETE FROM operation'));

/** The last two digits say what becomes of it. */
const toChild = (last: string) => ({
  registerNumber: `УБ152601${last}`,
  lastName: 'Батбаяр',
  firstName: 'Сарнай',
});

const toItem = (last: string): StarsItem => ({
  kind: 'stars',
  parentIsdn: '99110011',
  child: toChild(last),
  relation: 'FATHER',
  isdn: '94112233',
  isNew: false,
  hold: null,
  surcharge: 0,
  package: { id: 'stars-mini', nameMn: 'Stars Мини', nameEn: 'Stars Mini', fee: 8900 },
  consent: '{}',
});

/** Orders on the bill, `times` at a moment, and returns the token of where it is seen. */
async function order(last: string, times = 1): Promise<string> {
  const now = Date.now();
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const content = { kind: 'stars', version: 1, step: 'pay', entries: {} };
  const owner = { token: crypto.randomUUID(), visitorId: 'v1', isdn: '99110011' };
  const draft = await insertDraft(store, owner, { ...content, expiresAt: now + 1e6 });
  if (!draft) throw new Error('no draft');
  const operation = { owner: 'v1', id: crypto.randomUUID(), form: 'stars.pay', requestHash: 'h' };
  const sent = await Promise.all(
    Array.from({ length: times }, () =>
      insertStars(toItem(last), {
        operation,
        draft,
        visitorId: 'v1',
        language: 'en',
        token: `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 43),
        topics: { order: starsTopic, messages: starsMessageTopic },
      }),
    ),
  );
  const places = new Set(sent.map((one) => (one.state === 'done' ? one.outcome.goTo : one.state)));
  expect(places.size).toBe(1);
  return [...places][0]?.split('id=')[1] ?? '';
}

async function drain(times = 1): Promise<void> {
  for (let turn = 1; turn <= times; turn += 1) {
    await drainOutbox(DB, () => Date.now() + turn * 7_200_000, topics);
  }
}

const countEffects = (code: string | undefined) =>
  testDb
    .prepare(`SELECT count(*) AS n FROM paid_effect WHERE code = ?1 AND kind = 'stars'`)
    .bind(code ?? '')
    .first<number>('n');

test('an order on the bill that is sent ten times at once is made and told once', async () => {
  const token = await order('12', 10);
  await drain();
  const found = await findStars(token);
  expect(found).toMatchObject({ status: 'DONE', item: { isdn: '94112233' } });
  expect(await countEffects(found?.code)).toBe(1);
  const rows = await DB.prepare('SELECT count(*) AS n FROM stars_order').first('n');
  const told = await DB.prepare(
    `SELECT count(*) AS n FROM outbox WHERE key LIKE 'stars.done sms %'`,
  ).first('n');
  expect([rows, told]).toEqual([1, 1]);
  const stored = JSON.stringify(await DB.prepare('SELECT * FROM stars_order').all());
  for (const secret of [token, 'УБ15260112', 'Сарнай', '94112233']) {
    expect(stored).not.toContain(secret);
  }
});

test('an order whose answer was lost is asked about, and done once', async () => {
  const token = await order('95');
  await drain(3);
  const found = await findStars(token);
  expect(found?.status).toBe('DONE');
  expect(await countEffects(found?.code)).toBe(1);
});

test('an order that is refused says so, and is over', async () => {
  const token = await order('96');
  await drain();
  expect((await findStars(token))?.status).toBe('REFUSED');
});

test('what the service does not do waits for the staff with its age, and they end it once', async () => {
  const token = await order('97');
  await drain();
  const [open] = await readOpenStars(10);
  if (!open) throw new Error('nothing waits');
  expect(open.token).toBe(token);
  const act = { who: 'Дорж', reason: 'by hand' };
  const ended = await Promise.all([
    endStars(open, 'DONE', starsMessageTopic, act),
    endStars(open, 'REFUSED', starsMessageTopic, act),
    endStars(open, 'DONE', starsMessageTopic, act),
  ]);
  expect(ended.filter(Boolean)).toHaveLength(1);
  expect(await readOpenStars(10)).toEqual([]);
  const log = await DB.prepare('SELECT reason FROM staff_log WHERE subject = ?1')
    .bind(open.id)
    .all();
  expect(log.results).toEqual([{ reason: 'by hand' }]);
  // The message that is still due changes nothing.
  await drainOutbox(DB, () => Date.now() + 1e8, [starsTopic]);
  expect((await findStars(token))?.status).toBe(ended[1] ? 'REFUSED' : 'DONE');
});

test.each([
  ['12', 'DONE', 0],
  ['95', 'DONE', 0],
  ['96', 'REFUSED', 1],
])('what was paid for a child …%s ends as %s, with %i refunds', async (last, status, refunds) => {
  const bought = await addPaid({ item: toItem(last), amount: 8900, phone: '99110011' });
  for (const turn of [1, 2, 3]) {
    const later = () => Date.now() + turn * 7_200_000;
    await drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(bought.id)] });
  }
  expect((await findPurchaseById(bought.id))?.status).toBe(status);
  const given = await DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(bought.id)
    .first('n');
  expect(given).toBe(refunds);
});

test.each([
  ['12', '99110011', undefined, null],
  ['91', '99110011', undefined, 'stars.fault.notChild'],
  ['92', '99110011', undefined, 'stars.fault.tooMany'],
  ['93', '99110011', undefined, 'stars.fault.blacklisted'],
  ['89', '99110011', undefined, 'newNumber.fault.service'],
  ['12', '99000817', undefined, 'stars.fault.companyNumber'],
  ['12', '99000818', undefined, 'stars.fault.underage'],
  ['12', '99110011', '99000819', 'stars.fault.notOwn'],
  ['12', null, undefined, 'stars.fault.signIn'],
])('a child …%s of %s with the number %s is answered %s', async (last, parentIsdn, isdn, fault) => {
  const asked = { parentIsdn, child: toChild(last), relation: 'MOTHER' } as const;
  const may = await checkFamily(isdn === undefined ? asked : { ...asked, isdn });
  expect(may.ok ? null : may.faults[0].message).toBe(fault);
});

test('a number whose bill takes nothing says so before it is chosen', async () => {
  const asked = { parentIsdn: '99110011', child: toChild('90'), relation: 'MOTHER' } as const;
  expect(await checkFamily(asked)).toEqual({ ok: true, value: { mayBill: false } });
});
