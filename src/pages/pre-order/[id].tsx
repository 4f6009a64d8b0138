import { PreorderPage } from '#features/preorder/views/preorder-page.tsx';
import { isOpen, toPaymentHref } from '#payment/model.ts';
import { findPaymentOf } from '#payment/store.ts';
import { texts } from '#request/texts.ts';
import { till } from '#till.ts';
import { route } from '#waku.ts';

/** Only shown to whoever has the place. */
async function PayLink({ purchaseId }: { purchaseId: string }) {
  const payment = await findPaymentOf(till.db, { kind: 'purchase', id: purchaseId });
  if (!payment || !isOpen(payment.state)) return null;
  return (
    <a href={toPaymentHref(payment.token)} data-document className="btn-primary mt-5">
      {texts().t('preorder.pay')}
    </a>
  );
}

export default function PreOrder({ id }: { id: string }) {
  return <PreorderPage id={id} payment={(purchaseId) => <PayLink purchaseId={purchaseId} />} />;
}
export const getConfig = route('/pre-order/[id]');
