import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { toLargeWhy } from '#fraud/limits.ts';
import { translator } from '#i18n/translator.ts';
import { toEffectKey } from '#purchase/model.ts';
import { listElements, toText } from './page-html.ts';
import { insert, plantPurchase } from './plant-sims.ts';
import { openStaff } from './staff-visit.ts';

const t = translator('en');
const act = { who: 'Dorj', reason: 'Called them' };
const amount = 312_000;

let visit: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  visit = await openStaff();
});
afterAll(() => visit.site.stop());

type Desk = '/staff/purchases' | '/staff/review';

async function readRows(desk: Desk, code: string): Promise<string[]> {
  const { html } = await visit.see(desk, visit.staff);
  return listElements(html)
    .filter(({ tagName }) => tagName === 'tr')
    .map(toText)
    .filter((text) => text.includes(code));
}
const decide = (desk: Desk, fields: Record<string, string>, cookie = visit.staff) =>
  visit.post(desk, { ...act, ...fields }, cookie);
const isDone = (answer: Response) => [answer.status, answer.headers.get('location')];
const readLog = (id: string) =>
  visit.site.query(`SELECT act, who, reason FROM staff_log WHERE subject = '${id}'`);
const readEnd = async (id: string) => {
  const [row] = await visit.site.query(
    `SELECT status, (SELECT count(*) FROM refund WHERE payment_id = purchase.id) AS refunds,
       (SELECT group_concat(state) FROM review WHERE subject_id = purchase.id) AS review
     FROM purchase WHERE id = '${id}'`,
  );
  return row;
};

/** Units that were paid for two days ago, and have come to nothing so far. */
async function plantUnits(isdn: string, code: string): Promise<string> {
  const at = Date.now() - 50 * 3_600_000;
  const { id } = await plantPurchase(visit.site, {
    item: { kind: 'units', isdn },
    code,
    at,
    amount,
  });
  return id;
}

/** The same, held because it is large, with the message that credits it once it is released. */
async function plantHeld(isdn: string, code: string): Promise<{ id: string; review: string }> {
  const id = await plantUnits(isdn, code);
  const [at, review, outboxKey] = [Date.now(), crypto.randomUUID(), toEffectKey(id)];
  await insert(visit.site, 'review', {
    id: review,
    kind: 'purchase',
    subject_id: id,
    outbox_key: outboxKey,
    why: toLargeWhy('topUp'),
    created_at: at - 50 * 3_600_000,
  });
  await insert(visit.site, 'outbox', {
    topic: 'purchase-effect',
    body: JSON.stringify({ id }),
    key: outboxKey,
    state: 'due',
    attempts: 0,
    created_at: at,
    next_at: at + 365 * 24 * 3_600_000,
  });
  return { id, review };
}

const says = [t('staff.days', { count: 2 }), formatMnt(amount)];

test('what was paid and is not done is listed with its age, and ended by hand once, logged', async () => {
  const id = await plantUnits('94116601', 'BYHAND22');
  const [row = ''] = await readRows('/staff/purchases', 'BYHAND22');
  for (const said of [...says, t('pay.units.title'), t('pay.desk.unsent')]) {
    expect(row).toContain(said);
  }
  const done = { id, to: 'DONE' };
  expect((await decide('/staff/purchases', done, visit.viewer)).status).toBe(422);
  expect((await decide('/staff/purchases', { ...done, who: '' })).status).toBe(422);
  const answers = await Promise.all([1, 2].map(() => decide('/staff/purchases', done)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect(await readRows('/staff/purchases', 'BYHAND22')).toEqual([]);
  expect(await readEnd(id)).toEqual({ status: 'DONE', refunds: 0, review: null });
  expect(await readLog(id)).toEqual([{ act: 'done', ...act }]);
});

test('its money is given back once, logged, and it is not done later', async () => {
  const id = await plantUnits('94116602', 'GOBACK22');
  expect(await readRows('/staff/purchases', 'GOBACK22')).toHaveLength(1);
  const back = { id, to: 'REFUSED' };
  expect(isDone(await decide('/staff/purchases', back))).toEqual([303, '/staff/purchases']);
  expect((await decide('/staff/purchases', { id, to: 'DONE' })).status).toBe(422);
  expect(await readRows('/staff/purchases', 'GOBACK22')).toEqual([]);
  expect(await readEnd(id)).toEqual({ status: 'REFUSED', refunds: 1, review: null });
  expect(await readLog(id)).toEqual([{ act: 'refused', ...act }]);
});

test('what is held waits at its own desk with its age and cause, and is credited once it is released', async () => {
  const { id, review } = await plantHeld('94116603', 'HELDUP22');
  expect(await readRows('/staff/purchases', 'HELDUP22')).toEqual([]);
  const [row = ''] = await readRows('/staff/review', 'HELDUP22');
  for (const said of [...says, maskPhoneNumber('94116603'), t('review.why.large')]) {
    expect(row).toContain(said);
  }
  expect(row).not.toContain('94116603');
  const release = { id: review, to: 'RELEASED' };
  expect((await decide('/staff/review', release, visit.viewer)).status).toBe(422);
  expect(await readEnd(id)).toMatchObject({ status: 'PAID', review: 'OPEN' });
  const answers = await Promise.all([1, 2].map(() => decide('/staff/review', release)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect(await readRows('/staff/review', 'HELDUP22')).toEqual([]);
  const end = { status: 'DONE', refunds: 0, review: 'RELEASED' };
  await expect.poll(() => readEnd(id), { timeout: 20_000 }).toEqual(end);
  const effects = `SELECT count(*) AS n FROM paid_effect WHERE code = 'HELDUP22'`;
  expect(await visit.site.query(effects, 'OPERATOR_DB')).toEqual([{ n: 1 }]);
  expect(await readLog(id)).toEqual([{ act: 'released', ...act }]);
});

test('what is refused there is given back, and credited to nobody', async () => {
  const { id, review } = await plantHeld('94116604', 'HELDNO22');
  const refuse = { id: review, to: 'REFUSED' };
  expect(isDone(await decide('/staff/review', refuse))).toEqual([303, '/staff/review']);
  expect((await decide('/staff/review', { ...refuse, to: 'RELEASED' })).status).toBe(422);
  expect(await readRows('/staff/review', 'HELDNO22')).toEqual([]);
  expect(await readEnd(id)).toEqual({ status: 'REFUSED', refunds: 1, review: 'REFUSED' });
  const effects = `SELECT count(*) AS n FROM paid_effect WHERE code = 'HELDNO22'`;
  expect(await visit.site.query(effects, 'OPERATOR_DB')).toEqual([{ n: 0 }]);
  expect(await readLog(id)).toEqual([{ act: 'refused', ...act }]);
});
