import { pairDigits } from '#domain/phone-number.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { listElements, toText } from './page-html.ts';
import { plantPurchase, plantRecovery, plantSim } from './plant-sims.ts';
import { branch, brought, numberItem, touristItem } from '../support/sim-items.ts';
import { openStaff } from './staff-visit.ts';

const t = translator('en');
const act = { who: 'Dorj', reason: 'Compared the document' };
const threeHours = () => Date.now() - 3 * 3_600_000 - 60_000;
const pickup = { type: 'PICKUP', branch } as const;

let visit: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  visit = await openStaff();
});
afterAll(() => visit.site.stop());

/** The rows, or items of a list, in which a code stands. */
async function readRows(code: string, path = '/staff/sims'): Promise<string[]> {
  const { html } = await visit.see(path, visit.staff);
  return listElements(html)
    .filter(({ tagName }) => tagName === 'tr' || tagName === 'li')
    .map(toText)
    .filter((text) => text.includes(code));
}
const readLog = (id: string) =>
  visit.site.query(
    `SELECT act, who, reason FROM staff_log WHERE subject = '${id}' ORDER BY at, rowid`,
  );
const move = (fields: Record<string, string>, cookie = visit.staff) =>
  visit.post('/staff/sims', { ...act, ...fields }, cookie);
const isDone = (answer: Response) => [answer.status, answer.headers.get('location')];
const moved = [303, '/staff/sims'];
const countTold = async (event: string, id: string) =>
  (
    await visit.site.query(
      `SELECT count(*) AS n FROM outbox WHERE key LIKE '${event} sms%' AND instr(key, '${id}')`,
    )
  )[0]?.['n'];

test('a card waits with its age, is laid ready and handed out, each once, told and logged', async () => {
  const at = threeHours();
  const item = numberItem('85997601', { sim: 'SIM', delivery: pickup });
  const { id } = await plantPurchase(visit.site, { item, code: 'SIMCARD2', at, status: 'DONE' });
  await plantSim(visit.site, { id, status: 'ORDERED', at });
  const [row = ''] = await readRows('SIMCARD2');
  for (const said of [
    t('staff.hours', { count: 3 }),
    t('newNumber.desk.state.ORDERED'),
    pairDigits('85997601'),
    'Бат Дорж',
    branch.nameEn,
  ]) {
    expect(row).toContain(said);
  }
  const ready = { id, from: 'ORDERED', to: 'READY' };
  expect((await move(ready, visit.viewer)).status).toBe(422);
  expect((await move({ ...ready, reason: ' ' })).status).toBe(422);
  // It is picked up: nobody brings it.
  expect((await move({ ...ready, to: 'SHIPPED' })).status).toBe(422);
  expect(await readLog(id)).toEqual([]);
  const answers = await Promise.all([move(ready), move(ready)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect((await readRows('SIMCARD2'))[0]).toContain(t('newNumber.desk.state.READY'));
  expect(await countTold('number.ready', id)).toBe(1);
  expect(isDone(await move({ id, from: 'READY', to: 'COMPLETED' }))).toEqual(moved);
  expect(await readRows('SIMCARD2')).toEqual([]);
  expect(await readLog(id)).toEqual([
    { act: 'ready', ...act },
    { act: 'completed', ...act },
  ]);
});

test('a card that is brought is sent, once, told with that, and then it is there', async () => {
  const at = threeHours();
  const item = numberItem('85997602', { sim: 'SIM', delivery: brought });
  const { id } = await plantPurchase(visit.site, { item, code: 'SIMSENT2', at, status: 'DONE' });
  await plantSim(visit.site, { id, status: 'ORDERED', at });
  expect((await readRows('SIMSENT2'))[0]).toContain(brought.address.textEn);
  const sent = { id, from: 'ORDERED', to: 'SHIPPED' };
  // Nobody comes to fetch it.
  expect((await move({ ...sent, to: 'READY' })).status).toBe(422);
  const answers = await Promise.all([move(sent), move(sent)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect((await readRows('SIMSENT2'))[0]).toContain(t('newNumber.desk.state.SHIPPED'));
  expect(await countTold('number.shipped', id)).toBe(1);
  expect(isDone(await move({ id, from: 'SHIPPED', to: 'COMPLETED' }))).toEqual(moved);
  expect(await readRows('SIMSENT2')).toEqual([]);
  expect(await readLog(id)).toEqual([
    { act: 'shipped', ...act },
    { act: 'completed', ...act },
  ]);
});

test('a voucher is found by its code as it is typed, and that it was used is seen', async () => {
  const point = { ...branch, addressMn: '', addressEn: '', hoursMn: '', hoursEn: '' };
  const pickedUp = { arrives: '2026-12-24', point };
  const item = touristItem('TK7654321', { sim: 'SIM', pickup: pickedUp });
  const at = threeHours();
  const { id } = await plantPurchase(visit.site, { item, code: 'VOUCHER2', at, status: 'DONE' });
  await plantSim(visit.site, { id, status: 'READY', at });
  const typed = '/staff/sims?code=vouc-her+2';
  const [row = ''] = await readRows('VOUCHER2', typed);
  expect(row).toContain(t('newNumber.desk.state.READY'));
  expect(row).toContain('Tanaka Yuki');
  expect(isDone(await move({ id, from: 'READY', to: 'COMPLETED' }))).toEqual(moved);
  const [used = ''] = await readRows('VOUCHER2', typed);
  expect(used).toContain(t('newNumber.desk.state.COMPLETED'));
  expect((await move({ id, from: 'READY', to: 'COMPLETED' })).status).toBe(422);
  expect(await readLog(id)).toEqual([{ act: 'completed', ...act }]);
  const unknown = await visit.see('/staff/sims?code=NOTHERE2', visit.staff);
  expect(unknown.html).toContain(t('sims.unknown'));
});

test('the card of a recovery is laid ready with its number, then handed over', async () => {
  const isdn = '99000853';
  const plan = { isdn, code: 'RECARD22', at: threeHours(), way: 'CARD', state: 'PAID' } as const;
  const { id } = await plantRecovery(visit.site, { ...plan, delivery: pickup });
  const [row = ''] = await readRows('RECARD22');
  expect(row).toContain(t('staff.hours', { count: 3 }));
  expect(row).toContain(t('simRecovery.card.ORDERED'));
  const ready = { recovery: id, to: 'READY' };
  expect((await move({ ...ready, simNumber: '12' })).status).toBe(422);
  expect((await move({ ...ready, to: 'HANDED' })).status).toBe(422);
  expect((await move({ ...ready, simNumber: '123456789' }, visit.viewer)).status).toBe(422);
  expect(isDone(await move({ ...ready, simNumber: '123456789' }))).toEqual(moved);
  const [laid = ''] = await readRows('RECARD22');
  expect(laid).toContain(t('simRecovery.card.READY'));
  expect(laid).toContain(t('simRecovery.desk.simNumber', { number: '123456789' }));
  expect(isDone(await move({ recovery: id, to: 'HANDED' }))).toEqual(moved);
  expect((await readRows('RECARD22'))[0]).toContain(t('simRecovery.card.HANDED'));
  expect(await readLog(id)).toEqual([
    { act: 'ready', ...act },
    { act: 'handed', ...act },
  ]);
});

test('the card of a recovery that is brought is sent with its number, told to who asked, then handed over', async () => {
  const plan = { isdn: '99000855', code: 'RESENT22', at: threeHours() } as const;
  const asked = { ...plan, way: 'CARD', state: 'PAID', delivery: brought } as const;
  const { id } = await plantRecovery(visit.site, asked);
  const sent = { recovery: id, to: 'SHIPPED', simNumber: '123456780' };
  expect((await move({ ...sent, to: 'READY' })).status).toBe(422);
  expect((await move({ ...sent, simNumber: '' })).status).toBe(422);
  const answers = await Promise.all([move(sent), move(sent)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect((await readRows('RESENT22'))[0]).toContain(t('simRecovery.card.SHIPPED'));
  expect(await countTold('recovery.shipped', id)).toBe(1);
  expect(isDone(await move({ recovery: id, to: 'HANDED' }))).toEqual(moved);
  expect(await readLog(id)).toEqual([
    { act: 'shipped', ...act },
    { act: 'handed', ...act },
  ]);
});

test('a recovery is stopped by who may give money back, once, and is seen no more', async () => {
  const plan = { isdn: '99000854', code: 'RESTOP22', at: threeHours() } as const;
  const { id } = await plantRecovery(visit.site, { ...plan, way: 'ESIM', state: 'PAID' });
  expect((await readRows('RESTOP22'))[0]).toContain(t('staff.hours', { count: 3 }));
  const stop = { recovery: id, to: 'STOP' };
  expect((await move(stop, visit.viewer)).status).toBe(422);
  const answers = await Promise.all([move(stop), move(stop)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect(
    await visit.site.query(`SELECT state, ended_by FROM sim_recovery WHERE id = '${id}'`),
  ).toEqual([{ state: 'FAILED', ended_by: 'STAFF' }]);
  expect(await readRows('RESTOP22')).toEqual([]);
  expect(await readLog(id)).toEqual([{ act: 'stop', ...act }]);
});
