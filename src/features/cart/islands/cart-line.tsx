'use client';

import { maxPerProduct } from '#domain/cart.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { CartItem, CartLabels } from '../model.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import { toItemName } from './item-name.ts';
import type { CartForm } from './use-cart-change.ts';
import { QuantityForm } from './quantity-form.tsx';

interface CartLineProps {
  form: CartForm;
  /** Of the line; each of its forms makes one of its own of it. */
  operationId: string;
  item: CartItem;
  labels: CartLabels;
  /** Why the last change of this line was refused, and the quantity that was typed. */
  wrong?: { message: string; typed: string | undefined };
  /** Whether the line got less than was asked for. */
  clamped: boolean;
}

function Picture({ image }: Pick<CartItem, 'image'>) {
  return (
    <span className="relative block aspect-square w-20 shrink-0 self-start overflow-hidden rounded-control bg-sunken sm:w-26">
      {image && (
        <img
          src={image}
          alt=""
          width="96"
          height="120"
          loading="lazy"
          decoding="async"
          className="absolute inset-0 m-auto h-[86%] w-auto object-contain"
        />
      )}
    </span>
  );
}

/** What has to be known about a line before it is ordered. */
function Notes({ item, clamped, labels }: Pick<CartLineProps, 'item' | 'clamped' | 'labels'>) {
  const { payload, price, quantity } = item;
  const tooMany = quantity > payload.maxQuantity;
  const notes = [
    payload.gone ? labels.gone : null,
    !payload.gone && price === null ? labels.noPriceNow : null,
    clamped ? fillTemplate(labels.clamped, { count: payload.maxQuantity }) : null,
    tooMany && !clamped && !payload.gone
      ? fillTemplate(labels.onlyLeft, { count: payload.maxQuantity })
      : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} role="status" className="text-sm font-medium text-warning">
      {note}
    </p>
  ));
}

/** Why there can be no more of a line, beside the button that would add one; null where there can. */
function toLimit({ item, clamped, labels }: Pick<CartLineProps, 'item' | 'clamped' | 'labels'>) {
  const { maxQuantity, gone } = item.payload;
  if (item.quantity !== maxQuantity || clamped || gone) return null;
  const reason = maxQuantity < maxPerProduct ? labels.inStock : labels.most;
  return fillTemplate(reason, { count: maxQuantity });
}

/** Shows that the price has changed, until the reader accepts it. */
function ChangedPrice({
  item,
  form,
  operationId,
  labels,
}: Omit<CartLineProps, 'wrong' | 'clamped'>) {
  const { productId, payload, price, quantity } = item;
  if (payload.was === null) return null;
  const said = { was: formatMnt(payload.was), price: formatMnt(price) };
  return (
    <form {...form} className="flex flex-wrap items-center gap-x-3 text-sm">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="op" value={`${operationId}-price`} suppressHydrationWarning />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="product" value={payload.product} />
      <input type="hidden" name="quantity" value={quantity} />
      <span className="font-medium text-warning">{fillTemplate(labels.was, said)}</span>
      <button type="submit" className="line-link text-link">
        {labels.accept}
      </button>
    </form>
  );
}

function RemoveForm({ item, form, operationId, labels }: Omit<CartLineProps, 'wrong' | 'clamped'>) {
  return (
    <form {...form}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="op" value={`${operationId}-remove`} suppressHydrationWarning />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="product" value={item.payload.product} />
      <button
        type="submit"
        aria-label={fillTemplate(labels.removeOf, { name: toItemName(item, labels) })}
        className={`tap inline-flex items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-sunken hover:text-ink ${withIcon('trash-2')}`}
      >
        <span className="hidden sm:inline">{labels.remove}</span>
      </button>
    </form>
  );
}

/** One line of the cart with its forms; an error of the line is shown here too. */
export function CartLine(props: CartLineProps) {
  const { item, labels, wrong } = props;
  const { payload, price, quantity } = item;
  const name = toItemName(item, labels);
  const variant = item.productId === payload.product ? undefined : item.productId;
  return (
    <li data-line={item.productId} className="flex gap-4 border-b-1 border-line py-5">
      <Picture image={item.image} />
      <div className="stack min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_12rem] font-bold leading-snug">
            {payload.gone ? (
              name
            ) : (
              <a
                href={toProductAddress(payload.product, variant)}
                className="line-link hover:underline"
              >
                {name}
              </a>
            )}
          </p>
          <p className="price text-lg">{price === null ? '—' : formatMnt(price * quantity)}</p>
        </div>
        {price !== null && quantity > 1 && (
          <p className="numbers text-sm text-muted">
            {fillTemplate(labels.each, { price: formatMnt(price) })}
          </p>
        )}
        <ChangedPrice {...props} />
        <Notes {...props} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <QuantityForm {...props} name={name} limitId={`limit-${item.productId}`} />
          {/* On a phone below both, so that the way to remove the line stays beside its quantity. */}
          <p
            id={`limit-${item.productId}`}
            role="status"
            className="numbers order-last w-full text-sm text-muted sm:order-none sm:w-auto sm:flex-1"
          >
            {toLimit(props)}
          </p>
          <RemoveForm {...props} />
        </div>
        {wrong && (
          <p
            id={`wrong-${item.productId}`}
            role="alert"
            className="flex items-start gap-1.5 text-sm font-medium text-danger"
          >
            {wrong.message}
          </p>
        )}
      </div>
    </li>
  );
}
