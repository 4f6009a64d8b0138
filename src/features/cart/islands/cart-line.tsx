'use client';

import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { IconMark } from '#ui/icon-mark.tsx';
import type { CartItem, CartWords } from '../model.ts';
import { fillWords } from './fill-words.ts';
import type { CartForm } from './cart-form.ts';
import { toItemName } from './item-name.ts';
import { QuantityForm } from './quantity-form.tsx';

interface CartLineProps {
  form: CartForm;
  op: string;
  item: CartItem;
  words: CartWords;
  /** Why the last change of this line was refused, and what was typed then. */
  wrong?: { message: string; typed: string | undefined };
  /** It got less than was asked for. */
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
function Notes({ item, clamped, words }: Pick<CartLineProps, 'item' | 'clamped' | 'words'>) {
  const { payload, price, quantity } = item;
  const tooMany = quantity > payload.most;
  const notes = [
    payload.gone ? words.gone : null,
    !payload.gone && price === null ? words.noPriceNow : null,
    clamped ? fillWords(words.clamped, { count: payload.most }) : null,
    tooMany && !clamped && !payload.gone
      ? fillWords(words.onlyLeft, { count: payload.most })
      : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} role="status" className="text-sm font-medium text-warning">
      {note}
    </p>
  ));
}

/** A changed price is named until it has been seen. */
function ChangedPrice({ item, form, op, words }: Omit<CartLineProps, 'wrong' | 'clamped'>) {
  const { productId, payload, price, quantity } = item;
  if (payload.was === null) return null;
  const said = { was: formatMnt(payload.was), price: formatMnt(price) };
  return (
    <form {...form} className="flex flex-wrap items-center gap-x-3 text-sm">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="op" value={op} suppressHydrationWarning />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="product" value={payload.product} />
      <input type="hidden" name="quantity" value={quantity} />
      <span className="font-medium text-warning">{fillWords(words.was, said)}</span>
      <button type="submit" className="line-link text-link">
        {words.accept}
      </button>
    </form>
  );
}

function RemoveForm({ item, form, op, words }: Omit<CartLineProps, 'wrong' | 'clamped'>) {
  return (
    <form {...form}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="op" value={op} suppressHydrationWarning />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="product" value={item.payload.product} />
      <button
        type="submit"
        aria-label={fillWords(words.removeOf, { name: toItemName(item, words) })}
        className="tap inline-flex items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <IconMark name="trash-2" />
        <span className="hidden sm:inline">{words.remove}</span>
      </button>
    </form>
  );
}

/** One thing: what it is, how many, and what that makes; what went wrong with it stands here too. */
export function CartLine(props: CartLineProps) {
  const { item, words, wrong } = props;
  const { payload, price, quantity } = item;
  const name = toItemName(item, words);
  const variant = item.productId === payload.product ? undefined : item.productId;
  return (
    <li data-line={item.productId} className="flex gap-4 border-b-1 border-line py-5">
      <Picture image={item.image} />
      <div className="stack min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_12rem] font-bold leading-snug">
            {payload.slug ? (
              <a
                href={toProductAddress(payload.slug, variant)}
                className="line-link hover:underline"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          <p className="price text-lg">{price === null ? '—' : formatMnt(price * quantity)}</p>
        </div>
        {price !== null && quantity > 1 && (
          <p className="numbers text-sm text-muted">
            {fillWords(words.each, { price: formatMnt(price) })}
          </p>
        )}
        <ChangedPrice {...props} />
        <Notes {...props} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <QuantityForm {...props} name={name} />
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
