'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { opensDrawer } from '#browser/cart-drawer.ts';
import { cartFragment } from '#browser/cart-fragment.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { withIcon } from '#ui/with-icon.ts';
import { toCart, type CartLabels } from '../model.ts';
import { refreshCart } from './cart-state.ts';

// Fetched when the drawer is first opened: most visits to a page never open it.
const CartPanel = lazy(() =>
  import('./cart-panel.tsx').then(({ CartPanel: panel }) => ({ default: panel })),
);

type Phase = 'closed' | 'loading' | 'open' | 'failed';

const emptyCart = toCart('visitor', [], 0, null, 0);

/** The cart in a dialog beside the page. The header's cart link opens it, and is followed where the drawer cannot open. */
export function CartDrawer({ labels }: { labels: CartLabels }) {
  const [phase, setPhase] = useState<Phase>('closed');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const show = () => {
      dialog.current?.showModal();
      setPhase('loading');
      void refreshCart().then((known) => setPhase(known ? 'open' : 'failed'));
    };
    const open = (event: MouseEvent) => {
      if (!opensDrawer(event)) return;
      event.preventDefault();
      show();
    };
    if (location.hash === cartFragment) {
      history.replaceState(history.state, '', location.pathname + location.search);
      show();
    }
    // In the capture phase, so that the navigator does not follow the link.
    const close = () => dialog.current?.open && dialog.current.close();
    document.addEventListener('click', open, true);
    addEventListener('popstate', close);
    return () => {
      document.removeEventListener('click', open, true);
      removeEventListener('popstate', close);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.title}
      onClose={() => setPhase('closed')}
      onClick={(event) => {
        const { target, currentTarget } = event;
        // On the backdrop, or on a link that leads to another page.
        const isLink = target instanceof Element && target.closest('a');
        if (target === currentTarget || isLink) currentTarget.close();
      }}
      className="drawer fixed inset-y-0 m-0 ml-auto h-dvh max-h-none w-full max-w-120 overflow-y-auto overscroll-contain bg-surface text-ink shadow-float"
    >
      {phase !== 'closed' && (
        <div className="p-6">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 className="text-2xl">{labels.title}</h2>
            <button
              type="button"
              aria-label={labels.close}
              onClick={() => dialog.current?.close()}
              className={`icon-btn before:text-xl ${withIcon('x')}`}
            />
          </div>
          {phase === 'loading' && <p role="status">{labels.loading}</p>}
          {phase === 'failed' && (
            <p role="alert" className="mb-4 text-danger">
              {labels.failed}
            </p>
          )}
          {phase === 'open' && (
            <Suspense fallback={<p role="status">{labels.loading}</p>}>
              <CartPanel
                cart={emptyCart}
                operationId={newOperationId()}
                labels={labels}
                narrow
                empty={<p className="py-6 text-muted">{labels.empty}</p>}
              />
            </Suspense>
          )}
          <a href="/cart" className="text-link mt-4 inline-flex items-center min-h-[var(--tap)]">
            {labels.whole}
          </a>
        </div>
      )}
    </dialog>
  );
}
