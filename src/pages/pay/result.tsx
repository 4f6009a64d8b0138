import { PaymentRefunds } from '#features/payments/views/payment-refunds.tsx';
import { TouristResult } from '#features/tourist-sim/views/tourist-result.tsx';
import { NumberResult } from '#features/new-number/views/number-result.tsx';
import { RecoveryPart } from '#features/sim-recovery/views/recovery-result.tsx';
import { StarsPart } from '#features/stars/views/branch-way.tsx';
import { ResultPage } from '#features/pay/views/result-page.tsx';
import { PreorderResult } from '#features/preorder/views/preorder-result.tsx';
import { isOwn } from '#identity/holder/is-own.ts';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { findPaymentOf } from '#payment/store.ts';
import { isEsim } from '#purchase/kinds.ts';
import type { Purchase } from '#purchase/model.ts';
import { till } from '#till.ts';
import { route } from '#waku.ts';

async function PaymentParts({ purchase }: { purchase: Purchase }) {
  const payment = await findPaymentOf(till.db, { kind: 'purchase', id: purchase.id });
  if (payment?.state !== 'SUCCESS') return null;
  return (
    <div className="mt-6 stack max-w-3xl gap-6 empty:hidden">
      <PaymentRefunds paymentId={payment.id} till={till} />
      <ReceiptPart
        paymentId={payment.id}
        mine={await isOwn(purchase)}
        isFolded={isEsim(purchase.item)}
      />
    </div>
  );
}

export default function PayResult() {
  return (
    <ResultPage
      parts={(purchase) => <PaymentParts purchase={purchase} />}
      ownPart={(purchase) => (
        <>
          <NumberResult purchase={purchase} isMine={isOwn} />
          <TouristResult purchase={purchase} isMine={isOwn} />
          <RecoveryPart purchase={purchase} />
          <StarsPart purchase={purchase} />
          {purchase.kind === 'preorder' && <PreorderResult purchase={purchase} />}
        </>
      )}
    />
  );
}
export const getConfig = route('/pay/result');
