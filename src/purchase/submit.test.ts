import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { requestContext, runInContext } from '#request/context.ts';
import { visit } from '../../tests/unit/visit.ts';
import { submit } from './submit.ts';

async function press(amount: number) {
  const visitorId = crypto.randomUUID();
  const placed = await runInContext(visit({ posted: true }), () =>
    submit(
      { provider: 'qpay', receipt: 'INDIVIDUAL', company: '', companyName: '', vatEmail: '' },
      {
        draft: null,
        caller: { request: requestContext(), visitorId, isdn: null },
        operation: { owner: visitorId, id: newOperationId(), form: 'test', requestHash: 'h' },
      },
      { item: { kind: 'units', isdn: '94112233' }, amount, phone: '' },
      { prepareInvoice: async () => ({ state: 'ready' }) },
    ),
  );
  const count = await DB.prepare('SELECT count(*) AS n FROM purchase WHERE visitor_id = ?1')
    .bind(visitorId)
    .first('n');
  return { placed, count };
}

test.each([1, 999])('nothing is bought for %i₮, which is less than can be paid', async (amount) => {
  expect(await press(amount)).toMatchObject({
    placed: { ok: false, faults: [{ message: 'checkout.fault.belowMinimum' }] },
    count: 0,
  });
});

test('the least that can be paid is paid', async () => {
  expect(await press(1000)).toMatchObject({ placed: { ok: true }, count: 1 });
});
