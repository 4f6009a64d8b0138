import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#domain/brand.ts';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { formatMnt } from '#domain/money.ts';
import type { ChosenNumber } from '#purchase/chosen-number.ts';
import { runInContext } from '#request/context.ts';
import * as numbers from '#services/numbers.ts';
import * as stars from '#services/stars.ts';
import { starsItem } from '../../../tests/support/sim-items.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { order } from './order.ts';

const parent = '99110011';
const isdn = '94112233';
const { child, relation, package: chosen } = starsItem(parent, isdn);
const hold = { id: 'h', reference: 'r', expiresAt: Date.now() + 60_000 };
const kept: ChosenNumber = { isdn, class: 'SUGGESTED', surcharge: 2000, hold };
const free: ChosenNumber = { ...kept, hold: null };
const over: ChosenNumber = { ...kept, hold: { ...hold, expiresAt: 0 } };

/** What the services say by now: what the number costs, and the package; null where it can not be had any more. */
function serve(price: number | null, fee: number | null = chosen.fee) {
  vi.spyOn(stars, 'checkStars').mockImplementation(async ({ parentIsdn }) => ({
    ok: true,
    value: { state: parentIsdn === parent ? 'OK' : 'COMPANY', mayBill: false },
  }));
  vi.spyOn(numbers, 'readNumbers').mockResolvedValue({
    ok: true,
    value: {
      items: price === null ? [] : [{ isdn, class: 'SUGGESTED', price }],
      next: null,
      partial: false,
    },
  });
  const value = fee === null ? [] : [{ ...chosen, fee, textMn: '', textEn: '', dataMb: 0 }];
  vi.spyOn(stars, 'readStarsPackages').mockResolvedValue({ state: 'ready', value } as never);
}

interface Pressed {
  /** What the page has shown. */
  total?: number;
  /** The number that is signed in by then. */
  by?: string | null;
  /** What else the draft has. */
  more?: object;
}

async function press(
  number: ChosenNumber,
  { total = 2000 + chosen.fee, by = parent, more = {} }: Pressed = {},
) {
  const input = {
    provider: 'qpay',
    receipt: 'INDIVIDUAL',
    company: '',
    companyName: '',
    vatEmail: '',
    total,
  } as const;
  const data = {
    child,
    relation,
    mayBill: true,
    way: 'NEW',
    number,
    package: chosen,
    by: 'NOW',
    agreed: { consent: '{}' },
    ...more,
  } as const;
  const visitorId = crypto.randomUUID();
  const request = visit({ posted: true });
  const operation = { owner: visitorId, id: newOperationId(), form: 'stars.pay', requestHash: 'h' };
  const caller = { request, visitorId, isdn: by, draftId: null };
  const ports = { prepareInvoice: async () => ({ state: 'ready' as const }) };
  const answered = await runInContext(request, () =>
    order(input, { data, draft: null as never, caller, operation }, ports),
  );
  const bought = await DB.prepare('SELECT count(*) AS n FROM purchase').first('n');
  return { ...answered, bought };
}

const fault = (message: string, values?: object) => ({
  faults: [expect.objectContaining({ message, ...(values && { values }) })],
  bought: 0,
});
const changed = (before: number, now: number) =>
  fault('pay.fault.priceChanged', { before: formatMnt(before), now: formatMnt(now) });

beforeEach(async () => {
  vi.restoreAllMocks();
  await DB.exec('DELETE FROM purchase');
});

test('a child’s number that is kept is bought as it was shown, and not once it is kept no more', async () => {
  // Nobody else can have it, so nobody is asked about it anew.
  serve(null);
  expect(await press(over)).toMatchObject(fault('newNumber.fault.over'));
  expect(await press(kept)).toMatchObject({ ok: true, bought: 1 });
});

test('where the service keeps no numbers, a child’s must be free still, and at another price is shown first', async () => {
  serve(null);
  expect(await press(free)).toMatchObject(fault('newNumber.fault.gone'));
  serve(9000);
  expect(await press(free)).toMatchObject({
    ...changed(2000, 9000),
    renew: { new: { ...free, surcharge: 9000 } },
  });
  serve(2000);
  expect(await press(free)).toMatchObject({ ok: true, bought: 1 });
});

test('a package that is gone is chosen anew, and another price is shown before it is paid', async () => {
  serve(null, null);
  expect(await press(kept)).toMatchObject(fault('stars.fault.packageGone'));
  const fee = chosen.fee + 1000;
  serve(null, fee);
  expect(await press(kept)).toMatchObject({
    ...changed(2000 + chosen.fee, 2000 + fee),
    renew: { package: { ...chosen, fee } },
  });
  // The page said something else than the draft has.
  serve(null);
  expect(await press(kept, { total: 1000 })).toMatchObject(changed(1000, 2000 + chosen.fee));
});

test('who has signed out, or in with a number that may not, meanwhile orders nothing', async () => {
  serve(null);
  expect(await press(kept, { by: null })).toMatchObject(fault('stars.fault.signIn'));
  const answered = await press(kept, { by: '99000817' });
  expect(answered).toMatchObject(fault('stars.fault.companyNumber'));
  // What it is about stands on another page.
  vi.mocked(stars.checkStars).mockResolvedValue({
    ok: true,
    value: { state: 'NOT_CHILD', mayBill: true },
  });
  const { ok, ...other } = await press(kept);
  expect([ok, other]).toEqual([
    false,
    {
      faults: [{ message: 'stars.fault.notChild', values: { phone: brand.callCentre } }],
      bought: 0,
    },
  ]);
});

test('a number that is the parent’s own by now, or a bill that takes nothing any more, is refused', async () => {
  serve(null);
  const own = { way: 'OWN', own: parent, number: undefined };
  expect(await press(kept, { more: own })).toMatchObject(fault('stars.fault.parents'));
  expect(await press(kept, { more: { by: 'BILL' } })).toMatchObject(fault('stars.fault.noBill'));
});
