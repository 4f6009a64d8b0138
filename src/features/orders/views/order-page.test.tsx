import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { toOrderHref } from '#order/model.ts';
import { settle } from '#payment/settle.ts';
import { addUnpaidOrder, readOrder } from '../../../../tests/unit/add-order.ts';
import { payingTill } from '../../../../tests/unit/paying-till.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { OrderPage } from './order-page.tsx';

/** The page of an order that has ended unpaid, as the address in its messages opens it. */
async function show(orderId: string) {
  const { code, token } = await readOrder(orderId);
  const page = (
    <OrderPage
      readNow={async () => new Map()}
      payment={() => null}
      refunds={(refunds) =>
        refunds.map(({ id, reason, amount }) => <p key={id}>{[reason, amount].join('-')}</p>)
      }
      branch={() => null}
      returns={() => null}
    />
  );
  return words(await render(page, 'en', toOrderHref(code, token)));
}

test('an order that has ended unpaid says that nothing was charged, until money comes, which goes back', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  await DB.batch([
    DB.prepare(`UPDATE shop_order SET status = 'LAPSED' WHERE id = ?1`).bind(id),
    DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(paymentId),
  ]);
  expect(await show(id)).toContain('Nothing was charged');
  await settle(paymentId, payingTill(4000));
  const late = await show(id);
  expect(late).not.toContain('Nothing was charged');
  expect(late).toContain('The money that we received goes back to you in 3–5 business days');
  expect(late).toContain('late-4000');
});
