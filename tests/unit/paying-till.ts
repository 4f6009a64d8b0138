import { DB } from '#env.ts';
import { payables } from '#payables.ts';
import type { Till } from '#payment/till.ts';

/** A till whose provider has received what is given, by which card where it says so. */
export function payingTill(amount: number, card: string | null = null): Till {
  const received = {
    provider: 'qpay',
    providerPaymentId: crypto.randomUUID(),
    amount,
    currency: 'MNT',
    kind: 'P2P',
    card,
  } as const;
  const provider = {
    createInvoice: () => Promise.reject(new Error('not asked')),
    check: async () => ({ ok: true, value: { money: [received], failed: false } }) as const,
    lateMs: 0,
    cancelInvoice: () => Promise.reject(new Error('not asked')),
    refund: () => Promise.reject(new Error('not asked')),
  };
  let at = Date.now();
  return {
    db: DB,
    // Each question is asked long after the one before.
    now: () => (at += 20_000),
    providers: { qpay: provider, golomt: provider },
    payables,
    drain: () => {},
  };
}
