'use client';

import { deliveryMnt, formatMnt, toShownVat } from '#domain/money.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import { type Cart, findOther, isPriced, type CartLabels } from '../model.ts';

/** What the reduced prices of the lines save together; 0 where none is reduced, or the price is another than the visitor's. */
const toSaved = (items: Cart['items']): number =>
  items.reduce(
    (sum, { price, quantity, payload: { before } }) =>
      price !== null && before !== undefined && before > price
        ? sum + (before - price) * quantity
        : sum,
    0,
  );

interface CartSummaryProps {
  cart: Cart;
  labels: CartLabels;
  /** Of the form that orders what is in the cart. */
  operationId: string;
}

/** Amounts are rounded so that the shown rows add up to the shown total. */
export function CartSummary({ cart, labels, operationId }: CartSummaryProps) {
  const { total, quantity } = cart.summary;
  const { subTotal, vat } = toShownVat(total, labels.vatPercent);
  const known = isPriced(cart);
  const say = (amount: number) => (known ? formatMnt(amount) : '—');
  const other = findOther(cart);
  const saved = known ? toSaved(cart.items) : 0;
  const rows = [
    [labels.items, String(quantity)],
    ...(other === 0 ? [] : [[labels.other, say(other)] as const]),
    [labels.subTotal, say(subTotal)],
    [labels.vat, say(vat)],
  ] as const;
  return (
    <section aria-label={labels.summary} className="card h-fit p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 className="text-xl">{labels.summary}</h2>
      <dl className="stack mt-4 gap-2.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 text-muted">
            <dt>{name}</dt>
            <dd className="numbers whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t-1 border-line pt-4">
          <dt className="font-bold">{labels.total}</dt>
          <dd className="price text-2xl">{say(total)}</dd>
        </div>
      </dl>
      {saved > 0 && (
        <p className="pill-success numbers mt-2">
          {fillTemplate(labels.saved, { price: formatMnt(saved) })}
        </p>
      )}
      {!cart.items.every(({ payload }) => payload.isDigital) && (
        <p className="numbers mt-2 text-sm text-muted">
          {fillTemplate(labels.deliveryLater, { price: formatMnt(deliveryMnt) })}
        </p>
      )}
      <form method="post" action="/checkout/cart" className="mt-5">
        <input type="hidden" name="op" value={operationId} suppressHydrationWarning />
        <button type="submit" className="btn-primary w-full">
          {labels.checkout}
        </button>
      </form>
    </section>
  );
}
