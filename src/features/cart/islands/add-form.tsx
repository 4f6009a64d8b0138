'use client';

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react';
import { newOperationId } from '#domain/operation-id.ts';
import { formatMnt } from '#domain/money.ts';
import { readCartCount } from '#ui/browser-cookie.ts';
import { addToCart } from '../actions.ts';
import type { CartWords } from '../model.ts';
import { showCount } from './cart-state.ts';
import { fillWords } from './fill-words.ts';
import { countQueued, queueAdd, sendQueuedLater, unqueueAdd } from './offline-adds.ts';
import { type CartResult, sendAdd } from './send-change.ts';
import { readSubmitted } from './use-cart-change.ts';

export type AddWords = Pick<
  CartWords,
  'add' | 'added' | 'go' | 'queued' | 'priceChanged' | 'clamped' | 'messages'
>;

interface AddFormProps {
  product: string;
  /** Empty where the product has none to choose. */
  variant: string;
  price: number;
  /** What the button adds, for who can't see what it stands beside. */
  name: string;
  op: string;
  inStock: boolean;
  words: AddWords;
}

type Shown = CartResult | 'sending' | 'queued' | null;

const isRefused = (shown: Shown) => shown !== null && typeof shown === 'object' && !shown.ok;

function toText(shown: Shown, { variant, product, words }: AddFormProps): string {
  if (shown === null) return '';
  if (shown === 'sending') return words.added;
  if (shown === 'queued') return words.queued;
  if (!shown.ok) return words.messages[shown.message];
  const { cart, clamped, priceChanged } = shown.value;
  const item = cart.items.find(({ productId }) => productId === (variant || product));
  if (clamped.length > 0 && item) return fillWords(words.clamped, { count: item.quantity });
  if (priceChanged && item) {
    return fillWords(words.priceChanged, { price: formatMnt(item.price) });
  }
  return words.added;
}

/** A form that adds one; without scripts the page answers it in this place. */
export function AddForm(props: AddFormProps) {
  const { product, variant, price, name, op, inStock, words } = props;
  const [posted, action] = useActionState(addToCart, null);
  const [shown, setShown] = useState<Shown>(posted);
  const sending = useRef<string>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const refused = isRefused(shown);
  useEffect(() => {
    if (isRefused(shown)) status.current?.focus();
  }, [shown]);
  useEffect(() => {
    if (shown !== 'queued') return undefined;
    const onCount = () => countQueued() === 0 && setShown('sending');
    sendQueuedLater();
    addEventListener('tenger:cart-count', onCount);
    return () => removeEventListener('tenger:cart-count', onCount);
  }, [shown]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press before the first is answered is the same act.
    if (sending.current) return;
    const form = readSubmitted(event);
    const act = newOperationId();
    sending.current = act;
    form.set('op', act);
    const isKept = queueAdd(form);
    setShown('sending');
    showCount(readCartCount() + (isKept ? countQueued() : 1));
    const result = await sendAdd(form);
    sending.current = null;
    const isQueued = result === undefined && isKept;
    if (!isQueued) unqueueAdd(act);
    if (!result?.ok) showCount(readCartCount() + countQueued());
    setShown(isQueued ? 'queued' : (result ?? { ok: false, message: 'request.failed' }));
  };
  const text = toText(shown, props);
  return (
    <form action={action} onSubmit={submit} className="stack gap-2">
      <input type="hidden" name="op" value={op} suppressHydrationWarning />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="price" value={price} />
      <button
        type="submit"
        disabled={!inStock}
        // The second press of a double click, as the browser counts it, is no act of its own.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        aria-label={`${words.add}: ${name}`}
        className="btn-primary disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed"
      >
        {words.add}
      </button>
      <p
        ref={status}
        tabIndex={-1}
        role={refused ? 'alert' : 'status'}
        aria-live="polite"
        // Without scripts the browser brings the reader here.
        autoFocus={posted !== null}
        className={`flex flex-wrap items-center gap-x-2 text-sm outline-none font-medium ${text ? 'min-h-6' : ''} ${refused ? 'text-danger' : 'text-success'}`}
      >
        {text}
        {text && !refused && (
          <a href="/cart" className="line-link text-link">
            {words.go}
          </a>
        )}
      </p>
    </form>
  );
}
