import { type SubmitEvent, startTransition, useOptimistic, useState } from 'react';
import { newOperationId } from '#forms/operation-id.ts';
import { type Cart, type Guess, guessCart, toQuantity } from '../model.ts';
import { showCount, useCart } from './cart-state.ts';
import { type CartResult, sendChange } from './send-change.ts';

function readGuess(form: FormData): Guess {
  const intent = form.get('intent');
  const named = form.get('productId');
  const productId = typeof named === 'string' ? named : '';
  if (intent === 'clear') return { intent };
  if (intent === 'remove') return { intent: 'set', productId, quantity: 0 };
  const written = toQuantity(form.get('quantity'));
  if (intent !== 'set' || written === null) return { intent: 'none' };
  const quantity = written + Number(form.get('step') ?? 0);
  return quantity >= 0 ? { intent, productId, quantity } : { intent: 'none' };
}

/** The fields of a form as it was submitted, the pressed button among them. */
export function readSubmitted(event: SubmitEvent<HTMLFormElement>): FormData {
  const form = new FormData(event.currentTarget);
  const button = event.nativeEvent.submitter;
  // Chromium before 112, Safari before 16.4 and Firefox before 111 do not take it with the form.
  if (button instanceof HTMLButtonElement && button.name) form.append(button.name, button.value);
  return form;
}

/** A failure without a field is shown beside the line that the form was about. */
function atItsLine(result: CartResult, form: FormData): CartResult {
  const productId = form.get('productId');
  if (result.ok || typeof productId !== 'string') return result;
  const [first, ...rest] = result.faults;
  return { ...result, faults: [{ ...first, field: first.field ?? productId }, ...rest] };
}

/** Shows every change at once (optimistically) and sends it; the server's answer then replaces the guess. */
export function useCartChange(initial: Cart, posted: CartResult | null) {
  const cart = useCart(posted?.ok ? posted.value.cart : initial);
  const [shown, guess] = useOptimistic(cart, guessCart);
  const [answer, setAnswer] = useState(posted);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = readSubmitted(event);
    // A new operation id: the one in the form was rendered with the page, and may have been used already.
    form.set('op', newOperationId());
    startTransition(async () => {
      const next = readGuess(form);
      guess(next);
      showCount(guessCart(shown, next).summary.quantity);
      const result = await sendChange(form);
      if (!result.ok) showCount();
      startTransition(() => setAnswer(atItsLine(result, form)));
    });
  };
  return { shown, answer, submit };
}
