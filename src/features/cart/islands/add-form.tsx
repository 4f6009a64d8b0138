'use client';

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react';
import { newOperationId } from '#forms/operation-id.ts';
import { formatMnt } from '#domain/money.ts';
import { FormStatus } from '#ui/islands/form-status.tsx';
import { readCartCount } from '#browser/browser-cookie.ts';
import { addFormId, cartCountEvent } from '#browser/page-contract.ts';
import { addToCart } from '../actions.ts';
import type { CartLabels } from '../model.ts';
import { showCount } from './cart-state.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import {
  type CartResult,
  countQueued,
  failed,
  queueAdd,
  readSubmitted,
  sendAdd,
  sendQueuedLater,
  unqueueAdd,
} from './send-change.ts';

export type AddLabels = Pick<
  CartLabels,
  'add' | 'added' | 'go' | 'queued' | 'priceChanged' | 'clamped' | 'failed'
>;

interface AddFormProps {
  product: string;
  /** The variant's id; empty where the product has none. */
  variant: string;
  price: number;
  /** The product's name, for the button's accessible name. */
  name: string;
  operationId: string;
  labels: AddLabels;
}

type Shown = CartResult | 'sending' | 'queued' | null;

function toText(shown: Shown, { variant, product, labels }: AddFormProps): string {
  if (shown === null) return '';
  if (shown === 'sending') return labels.added;
  if (shown === 'queued') return labels.queued;
  if (!shown.ok) return shown.faults[0].text || labels.failed;
  const { cart, clamped, priceChanged } = shown.value;
  const item = cart.items.find(({ productId }) => productId === (variant || product));
  if (clamped.length > 0 && item) return fillTemplate(labels.clamped, { count: item.quantity });
  if (priceChanged && item) {
    return fillTemplate(labels.priceChanged, { price: formatMnt(item.price) });
  }
  return labels.added;
}

/** A form that adds one item; without scripts the answer's page shows the outcome at the same place. */
export function AddForm(props: AddFormProps) {
  const { product, variant, price, name, operationId, labels } = props;
  const [posted, action] = useActionState(addToCart, null);
  const [shown, setShown] = useState<Shown>(posted);
  const sending = useRef<string>(null);
  const refused = shown !== null && typeof shown === 'object' && !shown.ok;
  useEffect(() => {
    if (shown !== 'queued') return undefined;
    const onCount = () => countQueued() === 0 && setShown('sending');
    sendQueuedLater();
    addEventListener(cartCountEvent, onCount);
    return () => removeEventListener(cartCountEvent, onCount);
  }, [shown]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press before the first is answered is the same operation.
    if (sending.current) return;
    const form = readSubmitted(event);
    const submittedId = newOperationId();
    sending.current = submittedId;
    form.set('op', submittedId);
    const isStored = queueAdd(form);
    // Where nothing keeps it, as at a kiosk, it is said once it is true: whoever goes on meanwhile may lose it.
    setShown(isStored ? 'sending' : null);
    showCount(readCartCount() + (isStored ? countQueued() : 1));
    const result = await sendAdd(form);
    sending.current = null;
    const isQueued = result === undefined && isStored;
    if (!isQueued) unqueueAdd(submittedId);
    if (!result?.ok) showCount(readCartCount() + countQueued());
    setShown(isQueued ? 'queued' : (result ?? failed));
  };
  const text = toText(shown, props);
  return (
    <form id={addFormId} action={action} onSubmit={submit} className="stack gap-2">
      <input type="hidden" name="op" value={operationId} suppressHydrationWarning />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="price" value={price} />
      <button
        type="submit"
        // The second click of a double click adds nothing.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        aria-label={`${labels.add}: ${name}`}
        className="btn-primary"
      >
        {labels.add}
      </button>
      <FormStatus
        outcome={typeof shown === 'string' ? null : shown}
        className={`flex flex-wrap items-center gap-x-2 text-sm outline-none font-medium ${text ? 'min-h-6' : ''} ${refused ? 'text-danger' : 'text-success'}`}
      >
        {text}
        {text && !refused && (
          <a href="/cart" className="line-link text-link">
            {labels.go}
          </a>
        )}
      </FormStatus>
    </form>
  );
}
