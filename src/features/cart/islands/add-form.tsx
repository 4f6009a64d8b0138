'use client';

import { useActionState } from 'react';
import { addFormId } from '#browser/page-contract.ts';
import { FormStatus } from '#ui/islands/form-status.tsx';
import { addToCart } from '../actions.ts';
import { type AddLabels, isRefused, toAddText, useAdd } from './use-add.ts';

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

/** A form that adds one item; without scripts the answer's page shows the outcome at the same place. */
export function AddForm({ product, variant, price, name, operationId, labels }: AddFormProps) {
  const [posted, action] = useActionState(addToCart, null);
  const { shown, submit } = useAdd(posted);
  const refused = isRefused(shown);
  const text = toAddText(shown, labels, ({ productId }) => productId === (variant || product));
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
