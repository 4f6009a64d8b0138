import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { toOrderHref } from '#order/model.ts';
import { addDelivered, addReturn } from '../../../../tests/unit/add-return.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { ReturnCases } from './return-cases.tsx';
import { ReturnPage } from './return-page.tsx';

const t = translator('en');

test('a return that waits for its answer shows the way that was chosen', async () => {
  const order = await addDelivered();
  const place = { way: 'BRANCH', branchId: 'b-7', slotDate: null, slot: null } as const;
  await addReturn(order, 'REQUESTED', { place });
  const page = <ReturnCases order={order} branch={(id) => id} />;
  const html = await render(page, 'en', toOrderHref(order.code, order.token));
  expect(words(html)).toContain(`${t('return.where')} b-7`);
});

test('beside what comes back stands for how many things, also where it is counted by a press', async () => {
  const { code, token } = await addDelivered();
  const formState = { faults: [], typed: { 'quantity-0': ['2'] }, chosen: 'sum' };
  const address = toOrderHref(code, token).replace('?', '/return?');
  const read = async (more = {}) => words(await render(<ReturnPage />, 'en', address, more));
  expect(await read()).toContain(`1,000₮ ${t('return.sumOf', { count: 1 })}`);
  // With the delivery, since all of it comes back.
  expect(await read({ formState })).toContain(`4,000₮ ${t('return.sumOf', { count: 2 })}`);
});
