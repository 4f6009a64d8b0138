import type { D1Database } from '@cloudflare/workers-types';
import type { Payable, Payables } from './payable.ts';
import type { Providers } from './provider.ts';

/** What taking money needs: handed in, so that each part can fail in a test. */
export interface Till {
  db: D1Database;
  now: () => number;
  providers: Providers;
  payables: Payables;
  /** Sends messages of the outbox right after the batch that wrote them; the job sends what is left. */
  drain: (keys: readonly string[]) => void;
  /** Registers the receipt of a payment right after it was settled; the job registers what is left. */
  register?: (paymentId: string) => void;
}

/** Undefined for a kind that this version does not know. */
export const findPayable = ({ payables }: Till, kind: string): Payable | undefined =>
  payables.find((one) => one.kind === kind);
