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
  /** A payment has succeeded just now: its receipt is registered, and who waits for it is not kept waiting. */
  settled: (paymentId: string) => void;
}

/** Undefined for a kind that this version does not know. */
export const findPayable = ({ payables }: Till, kind: string): Payable | undefined =>
  payables.find((one) => one.kind === kind);
