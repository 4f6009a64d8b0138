'use client';

import { useEffect, useState } from 'react';
import { toastEvent } from '#browser/page-contract.ts';
import type { ShownToast } from '#browser/raise-toast.ts';
import { withIcon } from '../with-icon.ts';

const styles = {
  info: `border-info bg-info-tint text-info ${withIcon('info')}`,
  success: `border-success bg-success-tint text-success ${withIcon('circle-check')}`,
  warning: `border-warning bg-warning-tint text-warning ${withIcon('triangle-alert')}`,
  error: `border-danger bg-danger-tint text-danger ${withIcon('circle-alert')}`,
} as const;

const maxShown = 3;

/**
 * What was done a moment ago: the newest on top, each for 3 s, longer under the pointer or with the focus. How long is
 * said by the style sheet, so that it holds before hydration too.
 */
export function Toasts({ first }: { first: ShownToast | undefined }) {
  const [toasts, setToasts] = useState(first ? [{ id: 0, ...first }] : []);
  useEffect(() => {
    let count = 0;
    const show = (event: Event) => {
      const said = (event as CustomEvent<ShownToast>).detail;
      count += 1;
      const next = { id: count, ...said };
      setToasts((shown) => [next, ...shown].slice(0, maxShown));
    };
    addEventListener(toastEvent, show);
    return () => removeEventListener(toastEvent, show);
  }, []);
  return (
    <div className="toasts needs-script no-print" aria-live="polite">
      {toasts.map(({ id, kind, text }) => (
        <p
          key={id}
          role={kind === 'info' || kind === 'success' ? 'status' : 'alert'}
          // The focus keeps it, for those who read slowly and have no pointer.
          tabIndex={0}
          onAnimationEnd={() => setToasts((shown) => shown.filter((one) => one.id !== id))}
          className={`toast shadow-float ${styles[kind]}`}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
