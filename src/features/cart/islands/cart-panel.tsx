'use client';

import { type ReactNode, useActionState, useMemo, useSyncExternalStore } from 'react';
import { cartCountEvent } from '#browser/page-contract.ts';
import { formatMnt } from '#domain/money.ts';
import { changeCart } from '../actions.ts';
import { type Cart, isPriced, type CartLabels } from '../model.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { fillTemplate } from '#lib/fill-template.ts';
import { countQueued } from './send-change.ts';
import { UndoBar } from './undo-bar.tsx';
import { useCartChange } from './use-cart-change.ts';

interface CartPanelProps {
  cart: Cart;
  /** The operation id of a form that is sent without scripts. */
  operationId: string;
  labels: CartLabels;
  /** Shown when the cart has no lines. */
  empty: ReactNode;
  /** One column, for the drawer and the kiosk. */
  narrow?: boolean;
}

function watchCount(onChange: () => void): () => void {
  addEventListener(cartCountEvent, onChange);
  return () => removeEventListener(cartCountEvent, onChange);
}

/** The product id of the line that a refusal is about. */
function toWrongLine(answer: ReturnType<typeof useCartChange>['answer']): string | undefined {
  if (!answer || answer.ok) return undefined;
  return answer.typed['productId']?.[0] ?? answer.faults[0].field;
}

/** The whole cart. Without scripts each of its forms posts to the page, which answers with the same state. */
export function CartPanel({ cart, operationId, labels, empty, narrow }: CartPanelProps) {
  const [posted, action] = useActionState(changeCart, null);
  const { shown, answer, submit, panel } = useCartChange(cart, posted, labels.vatPercent);
  const form = { action, onSubmit: submit };
  const isWaiting = useSyncExternalStore(
    watchCount,
    () => countQueued() > 0,
    () => false,
  );
  const wrongLine = toWrongLine(answer);
  const refusal = answer?.ok === false ? answer.faults[0].text || labels.failed : null;
  const wrong = useMemo(
    () => (refusal === null ? undefined : { message: refusal, typed: typedOf(answer) }),
    [answer, refusal],
  );
  const isOnLine = shown.items.some(({ productId }) => productId === wrongLine);
  const removed = answer?.ok ? answer.value.removed : [];
  const notices = [
    refusal && !isOnLine ? refusal : null,
    shown.notice === 'request.failed' ? labels.failed : null,
    isWaiting ? labels.queued : null,
    shown.notice === 'cart.mergePending' ? labels.mergePending : null,
    isPriced(shown) ? null : labels.pricesFailed,
  ].filter((notice) => notice !== null);
  const { quantity, total } = shown.summary;
  const now = fillTemplate(labels.totalNow, { count: quantity, price: formatMnt(total) });
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="outline-none"
      data-rendered-cart={JSON.stringify(posted?.ok ? posted.value.cart : cart)}
      suppressHydrationWarning
    >
      <p role="status" aria-live="polite" className="sr-only">
        {answer?.ok && shown.notice !== 'request.failed' ? now : ''}
      </p>
      {notices.map((notice) => (
        <p
          key={notice}
          role="alert"
          className="mb-4 rounded-control bg-warning-tint p-4 font-medium text-warning"
        >
          {notice}
        </p>
      ))}
      <UndoBar
        form={form}
        operationId={operationId}
        removed={removed}
        removal={answer?.ok ? answer.value.removal : ''}
        labels={labels}
      />
      {shown.items.length === 0 ? (
        shown.notice !== 'request.failed' && !isWaiting && empty
      ) : (
        <div className={narrow ? 'stack gap-6' : 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]'}>
          <div className="min-w-0">
            <ul className="border-t-1 border-line">
              {shown.items.map((item, index) => (
                <CartLine
                  key={item.productId}
                  form={form}
                  operationId={`${operationId}-${index}`}
                  item={item}
                  labels={labels}
                  {...(item.productId === wrongLine && wrong ? { wrong } : {})}
                  clamped={answer?.ok === true && answer.value.clamped.includes(item.productId)}
                />
              ))}
            </ul>
            {shown.items.length > 1 && (
              <form {...form} className="mt-3">
                <input type="hidden" name="intent" value="clear" />
                <input
                  type="hidden"
                  name="op"
                  value={`${operationId}-clear`}
                  suppressHydrationWarning
                />
                <button
                  type="submit"
                  className="tap text-left text-muted hover:text-ink hover:underline"
                >
                  {labels.clear}
                </button>
              </form>
            )}
          </div>
          <CartSummary cart={shown} labels={labels} operationId={`${operationId}-order`} />
        </div>
      )}
    </div>
  );
}

function typedOf(answer: ReturnType<typeof useCartChange>['answer']): string | undefined {
  return answer?.ok === false ? answer.typed['quantity']?.[0] : undefined;
}
