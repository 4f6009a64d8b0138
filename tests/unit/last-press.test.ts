import { beforeEach, expect, test, vi } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { DB, settings } from '#env.ts';
import { pay as payRecovery } from '#features/sim-recovery/pay.ts';
import { pay as payTouristSim } from '#features/tourist-sim/pay.ts';
import { newOperationId } from '#forms/operation-id.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { runInContext } from '#request/context.ts';
import * as tourist from '#services/tourist-sims.ts';
import { touristItem } from '../support/sim-items.ts';
import { visit } from './visit.ts';

beforeEach(() => vi.restoreAllMocks());

type Pay = (input: PayInput, order: never, ports: PlacePorts) => Promise<object>;

/** Sends the last step of a flow, and returns its answer with what was bought by it. */
async function press(pay: Pay, data: object, total: number) {
  const visitorId = crypto.randomUUID();
  const request = visit({ posted: true });
  const operation = { owner: visitorId, id: newOperationId(), form: 'pay', requestHash: 'h' };
  const input = {
    provider: 'qpay',
    receipt: 'INDIVIDUAL',
    company: '',
    companyName: '',
    vatEmail: '',
    total,
  } as const;
  const order = {
    data,
    draft: null,
    caller: { request, visitorId, isdn: null, draftId: null },
    operation,
  };
  const ports = { prepareInvoice: async () => ({ state: 'ready' as const }) };
  const answered = await runInContext(request, () => pay(input, order as never, ports));
  const bought = await DB.prepare('SELECT count(*) AS n FROM purchase WHERE visitor_id = ?1')
    .bind(visitorId)
    .first('n');
  return { ...answered, bought };
}

/** Nothing is bought before somebody has seen both amounts. */
const changed = (before: number, now: number) => ({
  faults: [
    {
      message: 'pay.fault.priceChanged',
      values: { before: formatMnt(before), now: formatMnt(now) },
    },
  ],
  bought: 0,
});

test('the SIM of a visitor of the country is paid at the price that was shown', async () => {
  const { package: shown, traveller } = touristItem('TK7654321');
  const serve = (sold: object[]) =>
    vi
      .spyOn(tourist, 'readTouristPackages')
      .mockResolvedValue({ state: 'ready', value: sold } as never);
  const data = { package: shown, traveller, sim: { sim: 'ESIM' }, email: 'a@b.jp', consent: '{}' };
  const { price } = shown;
  serve([{ ...shown, price: price + 5000 }]);
  expect(await press(payTouristSim, data, price)).toMatchObject({
    ...changed(price, price + 5000),
    renew: { package: { price: price + 5000 } },
  });
  serve([]);
  expect(await press(payTouristSim, data, price)).toMatchObject({
    faults: [{ message: 'touristSim.fault.package' }],
    bought: 0,
  });
  serve([shown]);
  // The page said something else than the draft has.
  expect(await press(payTouristSim, data, price - 1000)).toMatchObject(
    changed(price - 1000, price),
  );
  expect(await press(payTouristSim, data, price)).toMatchObject({ ok: true, bought: 1 });
});

test('a SIM is not replaced for another fee than the page has shown', async () => {
  const data = {
    number: { isdn: '99110011', registerNumber: 'УК91031458' },
    sim: { way: 'ESIM' },
    contact: { phone: '', email: '' },
    agreed: { consent: '{}' },
    reason: 'LOST',
  };
  const { SIM_RECOVERY_FEE: fee } = settings();
  expect(await press(payRecovery, data, 0)).toMatchObject(changed(0, fee));
  const brought = { ...data, sim: { way: 'CARD' }, way: { type: 'DELIVERY' } };
  expect(await press(payRecovery, brought, fee)).toMatchObject(changed(fee, fee + 2000));
});
