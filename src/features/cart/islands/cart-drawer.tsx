'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { newOperationId } from '#domain/operation-id.ts';
import { IconMark } from '#ui/icon-mark.tsx';
import { toCart, type CartWords } from '../model.ts';
import { refreshCart } from './cart-state.ts';

// Fetched when it is first opened: most pages are left without that.
const CartPanel = lazy(() =>
  import('./cart-panel.tsx').then(({ CartPanel: panel }) => ({ default: panel })),
);

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/** There is room beside the page, and no other cart in sight. Safari before 15.4 and Firefox before 98 have no dialog. */
function hasPlace(): boolean {
  const { mode } = document.documentElement.dataset;
  if (!('HTMLDialogElement' in globalThis)) return false;
  return mode === 'browser' && innerWidth > 900 && location.pathname !== '/cart';
}

const nothing = toCart('visitor', [], null, 0);

/** The cart beside the page: the header's link opens it, and stays a link wherever it can't. */
export function CartDrawer({ words }: { words: CartWords }) {
  const [phase, setPhase] = useState<Phase>('closed');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const link = event.target instanceof Element && event.target.closest('a[data-cart-link]');
      if (!link || held || event.button !== 0 || !hasPlace()) return;
      event.preventDefault();
      dialog.current?.showModal();
      setPhase('loading');
      void refreshCart().then((known) => setPhase(known ? 'open' : 'failed'));
    };
    // Before the navigator, which follows links.
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
      aria-label={words.title}
      onClose={() => setPhase('closed')}
      onClick={(event) => {
        const { target, currentTarget } = event;
        // Beside it, or on a link that leads away from it.
        const isLink = target instanceof Element && target.closest('a');
        if (target === currentTarget || isLink) currentTarget.close();
      }}
      className="drawer fixed inset-y-0 m-0 ml-auto h-dvh max-h-none w-full max-w-120 overflow-y-auto overscroll-contain bg-surface text-ink shadow-float"
    >
      {phase !== 'closed' && (
        <div className="p-6">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 className="text-2xl">{words.title}</h2>
            <button
              type="button"
              aria-label={words.close}
              onClick={() => dialog.current?.close()}
              className="icon-btn"
            >
              <IconMark name="x" className="text-xl" />
            </button>
          </div>
          {phase === 'loading' && <p role="status">{words.loading}</p>}
          {phase === 'failed' && (
            <p role="alert" className="mb-4 text-danger">
              {words.messages['request.failed']}
            </p>
          )}
          {phase === 'open' && (
            <Suspense fallback={<p role="status">{words.loading}</p>}>
              <CartPanel
                cart={nothing}
                op={newOperationId()}
                words={words}
                checkoutHref="/order"
                narrow
                empty={<p className="py-6 text-muted">{words.empty}</p>}
              />
            </Suspense>
          )}
          <a href="/cart" className="text-link mt-4 inline-flex items-center min-h-[var(--tap)]">
            {words.whole}
          </a>
        </div>
      )}
    </dialog>
  );
}
