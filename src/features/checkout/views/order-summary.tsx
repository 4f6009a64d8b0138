import { formatMnt, toShownVat } from '#domain/money.ts';
import type { OrderLease, OrderLine } from '#order/model.ts';
import { shownVatName, shownVatPercent } from '#request/vat-percent.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import type { Amounts } from '../model.ts';

/** The form that orders what is left of an order. */
export const restForm = 'order-rest';

const lastStep = '/checkout/pay';

/** What the steps so far have saved. */
interface SummaryData {
  lines?: readonly OrderLine[];
  amounts?: Amounts;
  deliveryType?: 'DELIVERY' | 'PICKUP';
}

function Lines({ lines, amounts }: { lines: readonly OrderLine[]; amounts: Amounts }) {
  const { t, own } = texts();
  const priceOf = ({ productId, price }: OrderLine) =>
    amounts.lines.find((one) => one.productId === productId)?.price ?? price;
  return (
    <ul className="stack gap-3">
      {lines.map((line) => {
        const price = priceOf(line);
        return (
          <li key={line.productId} className="flex items-start gap-3">
            <span className="relative block h-14 w-14 shrink-0 overflow-hidden rounded-control bg-sunken">
              {line.image && (
                <img
                  src={line.image}
                  alt=""
                  width="56"
                  height="56"
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 m-auto h-[86%] w-auto object-contain"
                />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">{own(line, 'name')}</span>
              <span className="numbers block text-sm text-muted">
                {t('checkout.each', { count: line.quantity, price: formatMnt(price) })}
              </span>
              {line.lease && <LeaseWords lease={line.lease} />}
              {price !== line.price && (
                <span className="numbers block text-sm font-medium text-warning">
                  {t('checkout.was', { price: formatMnt(line.price) })}
                </span>
              )}
            </span>
            <span className="price text-sm">{formatMnt(price * line.quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What of a leased thing is paid now, and what is owed when. */
function LeaseWords({ lease }: { lease: OrderLease }) {
  const { t } = texts();
  const count = lease.percent > 0 ? lease.months : lease.months - 1;
  return (
    <span className="numbers mt-1 block text-sm">
      {t('checkout.leasePrice', { price: formatMnt(lease.price) })}.{' '}
      {t(lease.percent > 0 ? 'checkout.leaseNow' : 'checkout.leaseFirst')}.{' '}
      {t('checkout.leaseOwed', {
        count,
        monthly: formatMnt(lease.monthly),
        last: formatMnt(lease.last),
      })}
    </span>
  );
}

/** Rows that add up to the total. */
export function AmountRows({
  amounts,
  isDelivery,
  isPhysical,
}: {
  amounts: Amounts;
  /** Null until it is chosen. */
  isDelivery: boolean | null;
  /** Codes are brought by nobody. */
  isPhysical: boolean;
}) {
  const { t } = texts();
  const { goods, discount, delivery, total } = amounts;
  const percent = shownVatPercent();
  const free = isDelivery === null ? t('checkout.deliveryLater') : t('checkout.free');
  const rows = [
    [t('checkout.goods'), formatMnt(goods)],
    ...(discount > 0 ? [[t('checkout.discount'), `−${formatMnt(discount)}`]] : []),
    ...(isPhysical ? [[t('checkout.deliveryFee'), delivery > 0 ? formatMnt(delivery) : free]] : []),
  ];
  return (
    <dl className="numbers stack gap-1.5">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 text-muted">
          <dt>{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-1 border-line pt-3">
        <dt className="font-bold">{t('checkout.total')}</dt>
        <dd className="price text-2xl">{formatMnt(total)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-sm text-muted">
        <dt>{t('checkout.vat', { tax: shownVatName(), percent })}</dt>
        <dd>{formatMnt(toShownVat(total, percent).vat)}</dd>
      </div>
    </dl>
  );
}

/** What is ordered and what it costs: beside the form, or on a phone one line above it that opens. */
export function OrderSummary({ data }: { data: SummaryData }) {
  const { t } = texts();
  const { lines, amounts, deliveryType } = data;
  const { pathname } = requestContext().page;
  if (!lines || !amounts) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPhysical = lines.some(({ type }) => type === 'PHYSICAL');
  const isDelivery = isPhysical ? (deliveryType ? deliveryType === 'DELIVERY' : null) : false;
  const whole = (
    <div className="stack gap-5">
      <Lines lines={lines} amounts={amounts} />
      <AmountRows amounts={amounts} isDelivery={isDelivery} isPhysical={isPhysical} />
    </div>
  );
  return (
    <aside aria-label={t('checkout.summary')} className="min-w-0">
      {/* Of the button that orders the rest, where not everything can be had: a form stands in no other form. */}
      <form id={restForm} method="post" action="/checkout/cart">
        <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
      </form>
      {/* Nobody pays for what is folded away. */}
      <details open={pathname === lastStep} className="card group roomy:hidden">
        <summary
          className={`numbers flex cursor-pointer items-center gap-3 p-4 font-bold tap after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
        >
          <span className="flex-1">{t('checkout.items', { count })}</span>
          <span className="price">{formatMnt(amounts.total)}</span>
        </summary>
        <div className="border-t-1 border-line p-4">{whole}</div>
      </details>
      <div className="card hidden p-6 roomy:sticky roomy:top-24 roomy:block">
        <h2 className="mb-5 text-xl">{t('checkout.summary')}</h2>
        {whole}
      </div>
    </aside>
  );
}
