import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { type Delivered, openReturns } from './return-visit.ts';

let visit: Awaited<ReturnType<typeof openReturns>>;
beforeAll(async () => {
  visit = await openReturns();
});
afterAll(() => visit.site.stop());

const readRefunds = ({ id }: Delivered) =>
  visit.site.query(`SELECT amount, reason FROM refund WHERE payment_id = '${id}'`);

test('of a withdrawal and staff at one moment one is taken, and the loser is told in words', async () => {
  const t = translator('en');
  for (let turn = 0; turn < 4; turn += 1) {
    const order = await visit.deliver();
    const id = await visit.request(order);
    await visit.move(id, 'ACCEPTED');
    const [byCustomer, byStaff] = await Promise.all([
      visit.post(order.href, { intent: 'withdraw', id, op: crypto.randomUUID() }),
      visit.move(id, 'RECEIVED'),
    ]);
    const [row] = await visit.readCases(order);
    if (row?.['state'] === 'WITHDRAWN') {
      expect([byCustomer.status, byStaff.status]).toEqual([303, 422]);
      expect(await byStaff.text()).toContain(t('return.desk.fault.withdrawn'));
    } else {
      expect([byCustomer.status, byStaff.status]).toEqual([422, 303]);
      expect(await byCustomer.text()).toContain(t('return.fault.received', { callCentre: '2222' }));
    }
  }
});

test('money goes back once, of many presses, and the later ones are told', async () => {
  const t = translator('en');
  const order = await visit.deliver();
  const id = await visit.request(order);
  expect((await visit.move(id, 'ACCEPTED')).status).toBe(303);
  expect((await visit.move(id, 'RECEIVED')).status).toBe(303);
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit.move(id, 'REFUNDED')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  const later = await visit.move(id, 'REFUNDED');
  expect(await later.text()).toContain(
    t('return.desk.fault.moved', { state: t('return.state.REFUNDED') }),
  );
  // A third of what three were paid for, rounded down.
  expect(await readRefunds(order)).toEqual([{ amount: 9186, reason: 'returned' }]);
  expect(await visit.readCases(order)).toMatchObject([{ state: 'REFUNDED', amount: 9186 }]);
  const { html } = await visit.see(order.href);
  expect(html).toContain(t('return.text.REFUNDED', { amount: '9,186₮' }));
});

test('less than was paid, and nothing, are given with a cause, which the customer reads', async () => {
  const t = translator('mn');
  const order = await visit.deliver('mn');
  const id = await visit.request(order);
  await visit.move(id, 'ACCEPTED', { place: 'COURIER' });
  await visit.move(id, 'RECEIVED');
  const tooMuch = await visit.move(id, 'REFUNDED', { amount: '9187' });
  expect(await tooMuch.text()).toContain('At most 9,186₮ can be given back');
  const uncaused = await visit.move(id, 'REFUNDED', { amount: '5 000' });
  expect(await uncaused.text()).toContain(translator('en')('return.desk.fault.cause'));
  const part = { amount: '5 000', cause: 'incomplete', reason: 'Хайрцаггүй' };
  expect((await visit.move(id, 'REFUNDED', part)).status).toBe(303);
  expect(await readRefunds(order)).toEqual([{ amount: 5000, reason: 'returned' }]);
  const second = await visit.request(order);
  expect((await visit.move(second, 'REFUSED')).status).toBe(422);
  await visit.move(second, 'REFUSED', { cause: 'used', reason: 'Зурагдсан' });
  const { html } = await visit.see(order.href, 'lang=mn');
  for (const said of [
    t('return.cause.incomplete'),
    'Хайрцаггүй',
    t('return.cause.used'),
    'Зурагдсан',
  ]) {
    expect(html).toContain(said);
  }
  const log = await visit.site.query(
    `SELECT act, who, reason FROM staff_log WHERE subject = '${second}'`,
  );
  expect(log).toEqual([{ act: 'return refused', who: 'Dorj', reason: 'Зурагдсан' }]);
});

test('who only looks moves nothing and sees nobody’s name', async () => {
  const order = await visit.deliver();
  const id = await visit.request(order);
  expect(await (await visit.move(id, 'ACCEPTED', {}, visit.viewer)).text()).toContain(
    translator('en')('staff.fault.role'),
  );
  const { html } = await visit.see(`/staff/returns?id=${id}`, visit.viewer);
  expect(html).toContain(`${order.code}-1`);
  expect(html).not.toMatch(/99112233|Дорж/);
  expect(await visit.readCases(order)).toMatchObject([{ state: 'REQUESTED' }]);
});
