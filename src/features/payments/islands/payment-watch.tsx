'use client';

import { useEffect } from 'react';
import { watchPayment } from './watch-payment.ts';

interface PaymentWatchProps {
  /** What the page's address holds. */
  token: string;
  state: string;
  lifeMs: number;
}

/** Loads the page anew as soon as the payment has another state. */
export function PaymentWatch({ token, state, lifeMs }: PaymentWatchProps) {
  useEffect(() => {
    const { look, stop } = watchPayment({
      state,
      lifeMs,
      isHidden: () => document.hidden,
      changed() {
        // What has become of it stands on top, and a reload would keep the place among the apps.
        scrollTo({ top: 0, behavior: 'instant' });
        location.reload();
      },
      async read() {
        const answer = await fetch(`/api/payment?id=${token}`);
        const body = (await answer.json()) as { state?: string };
        return answer.ok ? (body.state ?? null) : null;
      },
    });
    const onShow = () => !document.hidden && look();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      stop();
    };
  }, [token, state, lifeMs]);
  return null;
}
