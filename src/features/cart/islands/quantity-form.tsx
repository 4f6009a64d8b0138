'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import { IconMark } from '#ui/icon-mark.tsx';
import { type CartItem, type CartWords, toQuantity } from '../model.ts';
import type { CartForm } from './cart-form.ts';
import { fillWords } from './fill-words.ts';

interface QuantityFormProps {
  form: CartForm;
  op: string;
  item: CartItem;
  name: string;
  words: CartWords;
  wrong?: { message: string; typed: string | undefined };
}

const stepButton =
  'tap inline-flex items-center justify-center text-lg outline-offset--2 hover:bg-sunken aria-disabled:op-40 aria-disabled:cursor-default';

/** One less, the number itself, one more. A written number counts when it is sent, or left. */
export function QuantityForm({ form, op, item, name, words, wrong }: QuantityFormProps) {
  const { productId, quantity, payload } = item;
  const field = useRef<HTMLInputElement>(null);
  const typed = wrong?.typed;
  useEffect(() => {
    if (field.current && typed === undefined) field.current.value = String(quantity);
  }, [quantity, typed]);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    // What is more than can be had will not be answered with another number.
    const written = toQuantity(field.current?.value);
    if (field.current && written !== null && written > payload.most)
      field.current.value = String(payload.most);
  };
  return (
    <form
      action={form.action}
      onSubmit={submit}
      className="inline-flex items-stretch overflow-hidden rounded-control border-1 border-edge focus-within:border-primary"
    >
      {/* First, so that Enter means it and not "one less". */}
      <button type="submit" className="hidden" tabIndex={-1}>
        {words.update}
      </button>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="op" value={op} suppressHydrationWarning />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="product" value={payload.product} />
      <button
        type="submit"
        name="step"
        value="-1"
        aria-label={fillWords(words.less, { name })}
        className={stepButton}
      >
        <IconMark name="minus" />
      </button>
      <input
        ref={field}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        size={3}
        defaultValue={typed ?? quantity}
        aria-label={fillWords(words.quantityOf, { name })}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `wrong-${productId}` : undefined}
        // Without scripts the browser brings the reader here.
        autoFocus={wrong !== undefined}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          if (event.currentTarget.value !== String(quantity)) {
            event.currentTarget.form?.requestSubmit();
          }
        }}
        className="numbers w-12 bg-raised outline-offset--2 text-center font-bold"
      />
      <button
        type="submit"
        name="step"
        value="1"
        // Not disabled: it would lose the focus of who pressed it, and its answer says why there are no more.
        aria-disabled={quantity >= payload.most || undefined}
        aria-label={fillWords(words.more, { name })}
        className={stepButton}
      >
        <IconMark name="plus" />
      </button>
    </form>
  );
}
