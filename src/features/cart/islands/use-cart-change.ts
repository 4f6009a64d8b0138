import {
  type ComponentProps,
  type SubmitEvent,
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { newOperationId } from '#forms/operation-id.ts';
import { type Cart, type Guess, guessCart, toQuantity } from '../model.ts';
import { showCount, useCart } from './cart-state.ts';
import { type CartResult, readSubmitted, sendChange } from './send-change.ts';

/** What every form of the cart needs: the action for a browser without scripts, the handler for one with them. */
export interface CartForm {
  action: NonNullable<ComponentProps<'form'>['action']>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

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

/** A failure without a field is shown beside the line that the form was about. */
function atItsLine(result: CartResult, form: FormData): CartResult {
  const productId = form.get('productId');
  if (result.ok || typeof productId !== 'string') return result;
  const [first, ...rest] = result.faults;
  return { ...result, faults: [{ ...first, field: first.field ?? productId }, ...rest] };
}

/**
 * Where the form that was sent goes with its line, as when the cart is emptied, the panel takes the focus: else it would
 * be lost until the answer, and for good if the change fails.
 */
function useKeptFocus() {
  const panel = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const isGone = sent.current && !sent.current.isConnected;
    const focused = document.activeElement;
    if (isGone && !panel.current?.contains(focused) && focused?.matches('body,dialog')) {
      panel.current?.focus({ preventScroll: true });
    }
    if (isGone) sent.current = null;
  });
  const note = (form: HTMLFormElement) => {
    sent.current = form;
  };
  return [panel, note] as const;
}

/** Shows every change at once (optimistically) and sends it; the server's answer then replaces the guess. */
export function useCartChange(initial: Cart, posted: CartResult | null, vatPercent: number) {
  const guessOf = (from: Cart, next: Guess) => guessCart(from, next, vatPercent);
  const cart = useCart(posted?.ok ? posted.value.cart : initial);
  const [shown, guess] = useOptimistic(cart, guessOf);
  const [answer, setAnswer] = useState(posted);
  const [panel, note] = useKeptFocus();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    note(event.currentTarget);
    const form = readSubmitted(event);
    // A new operation id: the one in the form was rendered with the page, and may have been used already.
    form.set('op', newOperationId());
    startTransition(async () => {
      const next = readGuess(form);
      guess(next);
      showCount(guessOf(shown, next).summary.quantity);
      const result = await sendChange(form);
      if (!result.ok) showCount();
      startTransition(() => setAnswer(atItsLine(result, form)));
    });
  };
  return { shown, answer, submit, panel };
}
