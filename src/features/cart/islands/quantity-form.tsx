'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import { withIcon } from '#ui/with-icon.ts';
import { type CartItem, type CartLabels, toQuantity } from '../model.ts';
import type { CartForm } from './use-cart-change.ts';
import { fillTemplate } from '#lib/fill-template.ts';

/** Unless a press has chosen a part, or somebody has typed or left the field since. */
function selectAll(input: HTMLInputElement, value = input.value) {
  const isPlaced = input.selectionStart === input.selectionEnd;
  const isHere = document.activeElement === input && input.value === value;
  if (isPlaced && isHere) input.select();
}

interface QuantityFormProps {
  form: CartForm;
  operationId: string;
  item: CartItem;
  name: string;
  labels: CartLabels;
  /** Of the element that says why there can be no more. */
  limitId: string;
  wrong?: { message: string; typed: string | undefined };
}

const stepButton =
  'tap inline-flex items-center justify-center text-lg outline-offset--2 hover:bg-sunken aria-disabled:op-40 aria-disabled:cursor-default';

/** Buttons for one less and one more around the number. A typed number is sent on Enter and when the field loses focus. */
export function QuantityForm({
  form,
  operationId,
  item,
  name,
  labels,
  limitId,
  wrong,
}: QuantityFormProps) {
  const { productId, quantity, payload } = item;
  const field = useRef<HTMLInputElement>(null);
  const typed = wrong?.typed;
  const isRendered = useRef(false);
  /** The field had no focus before the press that is on it. */
  const isEntered = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (isRendered.current) {
      if (typed === undefined) input.value = String(quantity);
      return;
    }
    isRendered.current = true;
    // The field may have been entered before hydration, and what was typed may wait to be sent since it was left.
    const isHere = document.activeElement === input;
    const isTyped = input.value !== input.defaultValue;
    if (isHere && !isTyped) input.select();
    if (isTyped && !isHere) input.form?.requestSubmit();
  }, [quantity, typed]);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    // The server caps the quantity. Where the cart had the cap already, no change would come to correct the field.
    const written = toQuantity(field.current?.value);
    if (field.current && written !== null && written > payload.maxQuantity)
      field.current.value = String(payload.maxQuantity);
  };
  return (
    <form
      action={form.action}
      onSubmit={submit}
      className="inline-flex items-stretch overflow-hidden rounded-control border-1 border-edge focus-within:border-primary"
    >
      {/* The first submit button is the one that Enter presses: it must not be "one less". */}
      <button type="submit" className="hidden" tabIndex={-1}>
        {labels.update}
      </button>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="op" value={operationId} suppressHydrationWarning />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="product" value={payload.product} />
      <button
        type="submit"
        name="step"
        value="-1"
        aria-label={fillTemplate(labels.less, { name })}
        className={`${stepButton} ${withIcon('minus')}`}
      />
      <input
        ref={field}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        size={3}
        defaultValue={typed ?? quantity}
        aria-label={fillTemplate(labels.quantityOf, { name })}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `wrong-${productId}` : undefined}
        // Without scripts this moves the reader to the field that was wrong.
        autoFocus={wrong !== undefined}
        onFocus={(event) => event.currentTarget.select()}
        onPointerDown={({ currentTarget }) => {
          isEntered.current = document.activeElement !== currentTarget;
        }}
        // Safari takes the selection back as the press ends, some of it after this event, so that a digit would be added to
        // the number.
        onClick={({ currentTarget }) => {
          if (isEntered.current) {
            selectAll(currentTarget);
            setTimeout(selectAll, 0, currentTarget, currentTarget.value);
          }
          isEntered.current = false;
        }}
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
        // Not `disabled`: the button would lose its focus, and the answer to a press says why there are no more.
        aria-disabled={quantity >= payload.maxQuantity || undefined}
        aria-describedby={quantity >= payload.maxQuantity ? limitId : undefined}
        aria-label={fillTemplate(labels.more, { name })}
        className={`${stepButton} ${withIcon('plus')}`}
      />
    </form>
  );
}
