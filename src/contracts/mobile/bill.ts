import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { mnt, optionalText, orNull, text } from '../shape.ts';

/** Whose bill it is: a number of this operator, or the number of a contract. */
export const billAccount = z.object({
  by: z.enum(['number', 'contract']),
  value: z.string().check(z.regex(/^[\w-]{4,32}$/)),
});
export type BillAccount = z.infer<typeof billAccount>;

/** Body of `POST /bill/find`. A number is personal, so it goes into a body and never into an address. */
export const findBillBody = z.object({ account: billAccount });

export const bill = z.object({
  /** Of whom the contract is made with. This site masks it in any case. */
  name: optionalText,
  /** `YYYY-MM`. */
  month: text.check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** What the month costs, in MNT. */
  amount: mnt,
  /** What of it is not paid yet. */
  due: mnt,
  /** `YYYY-MM-DD` in Ulaanbaatar; the 20th of the month after, where the service does not say. */
  dueDate: orNull(z.iso.date()),
  /** The last two digits of the contract's number: compared with what is typed at a kiosk, and never shown. */
  contractEnd: orNull(text.check(z.regex(/^\d{2}$/))),
});
export type Bill = z.infer<typeof bill>;

/**
 * The bill of this month; null where there is none, and where nobody has such a number or contract: both are one answer,
 * given after the same work, so that nobody learns which numbers there are.
 */
export const findBillContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/bill/find',
  query: [],
  envelope: 'object',
  shape: z.object({ bill: z.nullish(bill) }),
});
