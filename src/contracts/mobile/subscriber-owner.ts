import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { orNull, registerNumber } from '../shape.ts';

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** Who a number is registered to. An organisation has its name in `firstName`, and no `lastName`. */
export const subscriberOwner = z.object({
  registerNumber,
  lastName: z.pipe(
    z.nullish(name),
    z.transform((value) => value ?? ''),
  ),
  firstName: name,
  /** `YYYY-MM-DD` in Ulaanbaatar: since when the number is theirs. What was done with it before is nobody's whom the site knows. */
  since: orNull(z.iso.date()),
});
export type SubscriberOwner = z.infer<typeof subscriberOwner>;

/** Personal: never cached, and `isdn` only ever comes from the session. */
export const subscriberOwnerContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/subscriber/owner',
  query: ['isdn'],
  envelope: 'object',
  shape: subscriberOwner,
});
