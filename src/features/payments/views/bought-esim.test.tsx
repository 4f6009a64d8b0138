import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { payables } from '#payables.ts';
import { ReceiptSecret } from '#payment/receipt/views/receipt-secret.tsx';
import { findPaymentOf } from '#payment/store.ts';
import { numberItem } from '../../../../tests/support/sim-items.ts';
import { addPaid } from '../../../../tests/unit/add-purchase.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { openTill } from '../../../../tests/unit/open-till.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { PaymentPage } from './payment-page.tsx';

const t = translator('en');
const number = words(groupPhoneNumber('99887711'));

test('who has bought an eSIM is told where its code is, and the number, which nobody else is', async () => {
  const [visitorId, sid] = [crypto.randomUUID(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const { id } = await addPaid({ item: numberItem('99887711'), visitorId, amount: 21_000 });
  const payment = await findPaymentOf(DB, { kind: 'purchase', id });
  const show = async (cookies: Map<string, string>) => {
    const page = (
      <PaymentPage
        till={{ ...openTill().till, payables }}
        parts={({ summary }) => summary?.hasOwnCode && 'folded'}
      />
    );
    const address = `/paymentSuccess?id=${payment?.token}`;
    return words(await render(page, 'en', address, { cookies }));
  };
  const own = await show(new Map([['__Host-sid', sid]]));
  expect(own).toContain(`${t('payment.number')} ${number}`);
  expect(own).toContain(`${t('payment.esimNext')} ${t('payment.toEsim')}`);
  expect(own).toContain('folded');
  const foreign = await show(new Map());
  expect(foreign).not.toContain(number);
  expect(foreign).not.toContain(t('payment.toEsim'));
});

test('beside the code of an eSIM that of the receipt stays closed, below its name', async () => {
  const secret = { lottery: 'AB 12345678', qrData: '1234' };
  const show = (isFolded: boolean) =>
    render(
      <ReceiptSecret secret={secret} until="14:00" isFolded={isFolded} />,
      'en',
      '/paymentSuccess',
    );
  expect(await show(true)).toMatch(/<details(?! open)[^>]*><summary[^>]*>QR code for Ebarimt/);
  expect(await show(false)).not.toContain('<details');
});
