import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { run } from '#db/statement.ts';
import { translator } from '#i18n/translator.ts';
import { bindCode } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { addOrder, newOrder } from '../../../../tests/unit/add-order.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { OrderPage } from './order-page.tsx';

const t = translator('en');

async function show({ code, token }: Order): Promise<string> {
  const page = (
    <OrderPage
      readNow={async () => new Map()}
      payment={() => null}
      branch={(id) => id}
      returns={() => null}
    />
  );
  return words(await render(page, 'en', `/order/${code}?key=${token}`));
}

test('an order with a code that is ready says why it can not be canceled, and whom to call', async () => {
  const order = await addOrder('PLACED');
  const why = t('order.cancel.hasCodes', { phone: '2222' });
  const before = await show(order);
  expect(before).toContain(t('order.cancel.title'));
  expect(before).not.toContain(why);
  await run(DB, await bindCode({ orderId: order.id, productId: 'p-1', number: 1, code: 'A' }, 1));
  const after = await show(order);
  expect(after).not.toContain(t('order.cancel.title'));
  expect(after).toContain(why);
});

test('an order whose goods are brought to the branch first says so until it is ready', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const given = { deliveryType: 'PICKUP', branchId: 'b-1', slotDate: null, slot: null } as const;
  const away = { ...line, productId: 'p-2', isBrought: true } as const;
  const partly = t('checkout.partly', { count: 2, have: 1 });
  const lines = [line, away];
  expect(await show(await addOrder('PLACED', { ...given, lines }))).toContain(partly);
  const none = await show(await addOrder('PLACED', { ...given, lines: [away] }));
  expect(none).toContain(t('checkout.notHere'));
  expect(await show(await addOrder('SHIPPED', { ...given, lines }))).not.toContain(partly);
});
