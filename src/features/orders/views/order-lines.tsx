import { formatMnt, toShownVat } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import type { Order, OrderLine } from '#order/model.ts';
import { shownVatName, shownVatPercent } from '#request/vat-percent.ts';
import { texts } from '#request/texts.ts';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { LeaseSchedule } from './lease-schedule.tsx';

function Line({ line }: { line: OrderLine }) {
  const { t, own } = texts();
  const { image, price, quantity, product } = line;
  return (
    <li className="flex gap-4 border-b-1 border-line py-4 last:border-0">
      {image ? (
        <Thumbnail src={image} />
      ) : (
        <span className="h-20 w-16 shrink-0 rounded-control bg-sunken" />
      )}
      {/* On a phone the sum stands below the name, so that no word is broken. */}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <div className="min-w-0 flex-[1_1_10rem]">
          <a href={toProductAddress(product)} className="line-link font-medium">
            {own(line, 'name')}
          </a>
          <p className="numbers text-sm text-muted">
            {t('order.times', { count: quantity, price: formatMnt(price) })}
          </p>
        </div>
        <p className="numbers ml-auto shrink-0 pt-2 font-bold">{formatMnt(price * quantity)}</p>
      </div>
    </li>
  );
}

function Row({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t-1 border-line pt-3 text-lg font-bold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="numbers m-0 shrink-0">{amount}</dd>
    </div>
  );
}

/** What was ordered, and what it cost. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = texts();
  const { lines, goods, discount, delivery, total, deliveryType, promoCode } = order;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-xl">
        {t('order.lines')}
      </h2>
      <ul className="m-0 mt-2 list-none p-0">
        {lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      <dl className="m-0 grid gap-2 border-t-1 border-line pt-4">
        <Row name={t('order.goods')} amount={formatMnt(goods)} />
        {discount > 0 && (
          <Row
            name={promoCode ? t('order.discountBy', { code: promoCode }) : t('order.discount')}
            amount={`−${formatMnt(discount)}`}
          />
        )}
        {deliveryType === 'DELIVERY' && (
          <Row
            name={t('order.delivery')}
            amount={delivery === 0 ? t('order.free') : formatMnt(delivery)}
          />
        )}
        <Row name={t('order.total')} amount={formatMnt(total)} isTotal />
      </dl>
      <p className="numbers mt-1 text-sm text-muted">
        {t('order.vat', {
          tax: shownVatName(),
          amount: formatMnt(toShownVat(total, shownVatPercent()).vat),
        })}
      </p>
      {lines.map(
        ({ productId, lease }) =>
          lease && <LeaseSchedule key={productId} lease={lease} order={order} />,
      )}
    </section>
  );
}
