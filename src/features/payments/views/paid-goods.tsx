import type { PayableSummary } from '#payment/payable.ts';
import { texts } from '#request/texts.ts';

/** What is paid for by its name, and how many more things. */
export function PaidGoods({ goods }: { goods: PayableSummary['goods'] }) {
  const { t, own } = texts();
  if (!goods) return null;
  const { more } = goods;
  return (
    <p className="mt-2 max-w-62ch">
      <span className="sr-only">{t('payment.goods')} </span>
      {own(goods, 'name')}
      {more > 0 && <span className="text-muted"> {t('order.more', { count: more })}</span>}
    </p>
  );
}
