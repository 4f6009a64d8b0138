'use client';

import { useEffect } from 'react';
import { watchPayment } from './watch-payment.ts';

interface PaymentWatchProps {
  /** What the page's address holds. */
  token: string;
  state: string;
  refunds: number;
  lifeMs: number;
}

/** Loads the page anew as soon as the payment has another state, or some of its money went back. */
export function PaymentWatch({ token, state, refunds, lifeMs }: PaymentWatchProps) {
  useEffect(() => {
    const { look, stop } = watchPayment({
      shown: { state, refunds },
      lifeMs,
      isHidden: () => document.hidden,
      changed() {
        // What has become of it stands on top, and a reload would keep the place among the apps.
        scrollTo({ top: 0, behavior: 'instant' });
        location.reload();
      },
      async read() {
        const answer = await fetch(`/api/payment?id=${token}`);
        const body = (await answer.json()) as { state: string | null; refunds?: number };
        if (!answer.ok || body.state === null) return null;
        return { state: body.state, refunds: body.refunds ?? refunds };
      },
    });
    const onShow = () => !document.hidden && look();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      stop();
    };
  }, [token, state, refunds, lifeMs]);
  return null;
}
