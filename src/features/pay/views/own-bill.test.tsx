import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { OwnBillCard } from './own-bill.tsx';

test('one’s own bill that is late is marked as late, as anybody else’s is', async () => {
  const bill = {
    name: '',
    month: '2026-10',
    amount: 20_000,
    due: 20_000,
    dueDate: '2026-11-20',
    contractEnd: null,
  };
  const show = async (dueDate: string) =>
    words(await render(<OwnBillCard isdn="99112233" bill={{ ...bill, dueDate }} />, 'en', '/'));
  expect(await show('2020-01-20')).toContain(translator('en')('pay.bill.overdue'));
  expect(await show('2100-01-20')).not.toContain(translator('en')('pay.bill.overdue'));
});
