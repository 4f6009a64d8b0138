import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { findPlaceOf, toPerson } from '#purchase/place-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { findLegalVersion } from '#services/legal.ts';
import { runInContext } from '#request/context.ts';
import { openBrowser } from '../../../tests/unit/cart-browser.ts';
import { hour, instant, servePreorder } from '../../../tests/unit/serve-preorder.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { drawNumber } from './draw-number.ts';
import { countWindows, toTurn } from './model.ts';
import { toPreorderForm } from './preorder-form.ts';

beforeAll(() => prepareOperator());
beforeEach(() =>
  DB.exec('DELETE FROM preorder_place; DELETE FROM preorder_line; DELETE FROM operation'),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const form = toPreorderForm({ prepareInvoice: async () => ({ state: 'ready' }) });

async function openAs(isdn: string, pathname: string) {
  const browser = openBrowser({ page: { ...visit().page, pathname } });
  await browser.signInAs(isdn);
  const send = (fields: Record<string, string>) =>
    browser.send((_before, sent) => form.answer(sent), fields);
  const reserve = (more: Record<string, string> = {}) =>
    send({
      step: 'reserve',
      op: newOperationId(),
      total: '200000',
      receipt: 'INDIVIDUAL',
      provider: 'qpay',
      version: '1',
      terms: 'yes',
      ...more,
    });
  return { send, reserve };
}
const countPlaces = () => DB.prepare('SELECT count(*) AS n FROM preorder_place').first('n');
const refusedBy = (message: string) => ({ ok: false, faults: [{ message }] });

test('no place is taken before the terms are accepted, and which were is stored with it', async () => {
  const { id, path } = servePreorder();
  const { reserve } = await openAs('99001001', path);
  expect(await reserve({ terms: '' })).toMatchObject(refusedBy('flow.fault.terms'));
  expect(await reserve({ version: 'old' })).toMatchObject(refusedBy('flow.consentChanged'));
  expect(await countPlaces()).toBe(0);
  const termsVersion = await runInContext(visit(), () => findLegalVersion('terms'));
  const sent = { termsVersion, op: newOperationId() };
  expect(await reserve(sent)).toMatchObject({ ok: true });
  // The same form again is the same place.
  expect(await reserve(sent)).toMatchObject({ ok: true });
  expect(await countPlaces()).toBe(1);
  const place = await findPlaceOf(id, await toPerson('99001001'));
  const item = (await findPurchaseById(place?.purchaseId ?? ''))?.item;
  const consent = item?.kind === 'preorder' ? item.consent : '{}';
  expect(JSON.parse(consent)).toEqual({ version: '1', purposes: [], terms: termsVersion });
  expect(termsVersion).not.toBe('');
});

test.each([0, 999])(
  'a pre-order with a deposit of %i is not ordered here, and nobody waits for it',
  async (deposit) => {
    const { path } = servePreorder({ deposit });
    const { reserve, send } = await openAs('99001002', path);
    const refused = refusedBy('preorder.fault.elsewhere');
    expect(await reserve({ total: String(deposit) })).toMatchObject(refused);
    expect(await send({ step: 'wait' })).toMatchObject(refused);
    expect(await countPlaces()).toBe(0);
  },
);

test('a person’s number is chosen once: it is the same at any time, and another for others', async () => {
  const people = await Promise.all(['1', '2', '3', '4'].map((end) => toPerson(`9900200${end}`)));
  const chosen = await Promise.all(people.map((person) => drawNumber('po', person)));
  expect(await Promise.all(people.map((person) => drawNumber('po', person)))).toEqual(chosen);
  expect(new Set(chosen).size).toBe(4);
  for (const one of chosen) expect(one >= 0 && one < 1).toBe(true);
  const elsewhere = await Promise.all(people.map((person) => drawNumber('other', person)));
  expect(elsewhere).not.toEqual(chosen);
});

test('before their turn nobody in line gets a place, however often they press, reload or join', async () => {
  const inLine = 6;
  const { id, path } = servePreorder({
    quota: 1,
    opensAt: instant(hour),
    closesAt: instant(9 * hour),
  });
  const opensAt = Date.now() + hour;
  const people = Array.from({ length: inLine }, (_, i) => `9900300${i}`);
  const turns: [isdn: string, turn: number][] = [];
  for (const isdn of people) {
    const { send, reserve } = await openAs(isdn, path);
    expect(await reserve()).toMatchObject(refusedBy('preorder.fault.soon'));
    for (let press = 0; press < 2; press += 1) {
      expect(await send({ step: 'line' })).toMatchObject({ ok: true });
    }
    const draw = await drawNumber(id, await toPerson(isdn));
    const windows = countWindows(inLine, 1);
    turns.push([isdn, toTurn({ opensAt: new Date(opensAt).toISOString() }, { draw, windows })]);
  }
  expect(
    await DB.prepare('SELECT count(*) AS n FROM preorder_line WHERE preorder_id = ?1')
      .bind(id)
      .first('n'),
  ).toBe(inLine);
  const [last = '', turn = 0] = turns.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  // Six people and one place are six minutes; by chance all could come into the first.
  vi.useFakeTimers({ toFake: ['Date'], now: turn - 5000 });
  const { send, reserve } = await openAs(last, path);
  const early = turn - 5000 < opensAt ? 'preorder.fault.soon' : 'preorder.fault.turn';
  for (let press = 0; press < 3; press += 1) {
    expect(await reserve()).toMatchObject(refusedBy(early));
    await send({ step: 'line' });
  }
  expect(await countPlaces()).toBe(0);
  vi.setSystemTime(turn + 5000);
  expect(await (await openAs(last, path)).reserve()).toMatchObject({ ok: true });
});
