import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import { formatMnt } from '#domain/money.ts';
import type { ChosenNumber } from '#purchase/chosen-number.ts';
import { runInContext } from '#request/context.ts';
import * as numbers from '#services/numbers.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { pay } from './pay.ts';

const isdn = '94119911';
const hold = { id: 'h', reference: 'r', expiresAt: Date.now() + 60_000 };
const kept: ChosenNumber = { isdn, class: 'ORDINARY', surcharge: 2000, hold };
const free: ChosenNumber = { ...kept, hold: null };
const offered = {
  id: 'prepaid',
  type: 'PREPAID' as const,
  nameMn: 'Урьдчилсан',
  nameEn: 'Prepaid',
  textMn: '',
  textEn: '',
  fee: 0,
  simPrice: 5000,
  esimPrice: 3000,
};
const { textMn: _mn, textEn: _en, ...plan } = offered;
/** Which the choice of a plan shows, and nothing keeps. */
const holds = { dataMb: 0, minutes: 0, sms: 0, termMonths: null };

/** What the service says by now. */
function serve(price: number | null, plans: (typeof offered)[] = [offered]) {
  const items = price === null ? [] : [{ isdn, class: 'ORDINARY' as const, price }];
  vi.spyOn(numbers, 'readNumbers').mockResolvedValue({
    ok: true,
    value: { items, next: null, partial: false },
  });
  const value = plans.map((one) => ({ ...one, ...holds }));
  vi.spyOn(numbers, 'readNumberPlans').mockResolvedValue({ state: 'ready', value });
}

async function press(number: ChosenNumber, total = 5000) {
  const input: PayInput = {
    provider: 'qpay',
    receipt: 'INDIVIDUAL',
    company: '',
    companyName: '',
    vatEmail: '',
    total,
  };
  const data = {
    number,
    plan,
    sim: { sim: 'ESIM' as const },
    person: { registerNumber: 'УК91031458', passport: null, lastName: 'Б', firstName: 'Т' },
    contact: { phone: '88001234', email: '' },
    agreed: { referral: '', consent: '{}' },
  };
  const visitorId = crypto.randomUUID();
  const request = visit({ posted: true });
  const operation = {
    owner: visitorId,
    id: newOperationId(),
    form: 'newNumber.pay',
    requestHash: 'h',
  };
  const caller = { request, visitorId, isdn: null, draftId: null };
  const order = { data, draft: null as never, caller, operation };
  const ports = { prepareInvoice: async () => ({ state: 'ready' as const }) };
  const answered = await runInContext(request, () => pay(input, order, ports));
  const bought = await DB.prepare('SELECT count(*) AS n FROM purchase').first('n');
  return { ...answered, bought };
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await DB.exec('DELETE FROM purchase');
});

test('a number that is kept is bought at the price that was shown, and not once it is kept no more', async () => {
  // Nobody else can have it, so its price is not asked about anew.
  serve(null);
  const over = { ...kept, hold: { ...hold, expiresAt: Date.now() } };
  expect(await press(over)).toMatchObject({
    faults: [{ message: 'newNumber.fault.over' }],
    bought: 0,
  });
  expect(await press(kept)).toMatchObject({ ok: true, bought: 1 });
});

test('where the service keeps no numbers, it must be free still, for what it cost', async () => {
  serve(null);
  expect(await press(free)).toMatchObject({
    faults: [{ message: 'newNumber.fault.gone' }],
    bought: 0,
  });
  serve(9000);
  expect(await press(free)).toMatchObject({
    faults: [
      {
        message: 'pay.fault.priceChanged',
        values: { before: formatMnt(2000), now: formatMnt(9000) },
      },
    ],
    renew: { number: { ...free, surcharge: 9000 } },
    bought: 0,
  });
  serve(2000);
  expect(await press(free)).toMatchObject({ ok: true, bought: 1 });
});

test('a plan that is gone is chosen anew, and one that costs more is shown with both amounts first', async () => {
  serve(null, []);
  expect(await press(kept)).toMatchObject({
    faults: [{ message: 'newNumber.fault.planGone' }],
    bought: 0,
  });
  serve(null, [{ ...offered, esimPrice: 4000 }]);
  expect(await press(kept)).toMatchObject({
    faults: [
      {
        message: 'pay.fault.priceChanged',
        values: { before: formatMnt(5000), now: formatMnt(6000) },
      },
    ],
    renew: { plan: { ...plan, esimPrice: 4000 } },
    bought: 0,
  });
  // The page said something else than the draft has.
  serve(null);
  expect(await press(kept, 4999)).toMatchObject({
    faults: [{ message: 'pay.fault.priceChanged' }],
    bought: 0,
  });
});
