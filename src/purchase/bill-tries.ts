import type { BillAccount } from '#contracts/mobile/bill.ts';
import { type Asker, toCountedBy } from '#fraud/asker.ts';
import { beginCount, forgetCount } from '#fraud/count-store.ts';

/** The id of the look-up; null where there were too many. `isDigits`: two digits of the contract are tried with it. */
export const beginTry = (
  asker: Asker,
  { by, value }: BillAccount,
  { isDigits, now }: { isDigits: boolean; now?: number },
): Promise<string | null> =>
  beginCount(
    {
      ...toCountedBy('billLookUp', asker),
      'billLookUp digits': isDigits ? `${by} ${value}` : null,
    },
    now,
  );

/** A look-up that the service could not answer, or that its owner has proved, does not count. */
export const forgetTry = forgetCount;
