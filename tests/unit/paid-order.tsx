import { DB } from '#env.ts';
import { OrderPage } from '#features/orders/views/order-page.tsx';
import { RefundLines } from '#features/payments/views/refund-lines.tsx';
import type { Locale } from '#i18n/locale.ts';
import { toSold } from '#order/to-sold.ts';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { readOrder } from './add-order.ts';
import { openReceipts, sell } from './open-receipts.ts';
import { render } from './rendered-page.ts';

/** An order as it is stored once it is paid for, and its page with its receipt. */
export async function readPaid(id: string, locale: Locale) {
  await DB.prepare(`UPDATE shop_order SET status = 'PLACED', placed_at = 1 WHERE id = ?1`)
    .bind(id)
    .run();
  const order = await readOrder(id);
  const receipts = openReceipts();
  const { paymentId } = await sell(toSold(order), 'pos', receipts.stage.now);
  await DB.prepare('UPDATE payment SET subject_id = ?2 WHERE id = ?1').bind(paymentId, id).run();
  await receipts.register(paymentId);
  const page = (
    <OrderPage
      readNow={async () => new Map()}
      refunds={(refunds, canceled) => <RefundLines refunds={refunds} canceled={canceled} />}
      payment={(one) => <ReceiptPart paymentId={one} mine />}
      branch={() => null}
      visit={() => null}
      returns={() => null}
    />
  );
  const html = await render(page, locale, `/order/${order.code}?key=${order.token}`);
  return { order, html, paymentId, receipts };
}
