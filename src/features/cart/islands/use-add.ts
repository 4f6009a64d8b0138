import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { readCartCount } from '#browser/browser-cookie.ts';
import { cartCountEvent } from '#browser/page-contract.ts';
import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import type { CartItem, CartLabels } from '../model.ts';
import { showCount } from './cart-state.ts';
import {
  type CartResult,
  countQueued,
  failed,
  queueAdd,
  readListed,
  readSubmitted,
  sendAdd,
  sendQueuedLater,
  unqueueAdd,
} from './send-change.ts';

export type AddLabels = Pick<
  CartLabels,
  'add' | 'added' | 'go' | 'queued' | 'priceChanged' | 'clamped' | 'failed'
>;

export type Shown = CartResult | 'sending' | 'queued' | null;

/** What is said of an add; `isIt` finds its line in the cart. */
export function toAddText(
  shown: Shown,
  labels: AddLabels,
  isIt: (item: CartItem) => boolean,
): string {
  if (shown === null) return '';
  if (shown === 'sending') return labels.added;
  if (shown === 'queued') return labels.queued;
  if (!shown.ok) return shown.faults[0].text || labels.failed;
  const { cart, clamped, priceChanged } = shown.value;
  const item = cart.items.find(isIt);
  if (clamped.length > 0 && item) return fillTemplate(labels.clamped, { count: item.quantity });
  if (priceChanged && item) {
    return fillTemplate(labels.priceChanged, { price: formatMnt(item.price) });
  }
  return labels.added;
}

export const isRefused = (shown: Shown): boolean =>
  shown !== null && typeof shown === 'object' && !shown.ok;

/** The second click of a double click comes within this time. */
const doubleClickMs = 500;

/** Sends what a form adds, says so at once, and keeps it where nobody answers. */
export function useAdd(posted: CartResult | null) {
  const [shown, setShown] = useState<Shown>(posted);
  /** What was pressed last; null before the first press. */
  const [pressed, setPressed] = useState<{ what: string } | null>(null);
  const sending = useRef(new Set<string>());
  useEffect(() => {
    if (shown !== 'queued') return undefined;
    const onCount = () => countQueued() === 0 && setShown('sending');
    sendQueuedLater();
    addEventListener(cartCountEvent, onCount);
    return () => removeEventListener(cartCountEvent, onCount);
  }, [shown]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = readSubmitted(event);
    const what = readListed(form);
    // A second press on the same before the first is answered is the same operation.
    if (sending.current.has(what)) return;
    sending.current.add(what);
    const submittedId = newOperationId();
    form.set('op', submittedId);
    const isStored = queueAdd(form);
    setPressed({ what });
    // Where nothing keeps it, as at a kiosk, it is said once it is true: whoever goes on meanwhile may lose it.
    setShown(isStored ? 'sending' : null);
    showCount(readCartCount() + (isStored ? countQueued() : 1));
    const result = await sendAdd(form);
    if (what === '') sending.current.delete(what);
    else setTimeout(() => sending.current.delete(what), doubleClickMs);
    const isQueued = result === undefined && isStored;
    if (!isQueued) unqueueAdd(submittedId);
    if (!result?.ok) showCount(readCartCount() + countQueued());
    setShown(isQueued ? 'queued' : (result ?? failed));
  };
  return { shown, pressed, submit };
}
