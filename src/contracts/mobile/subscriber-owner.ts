import * as z from 'zod';
import { contract } from '../contract.ts';
import { registerNumber } from '../shape.ts';

const name = z.string().min(1).max(120);

/** Who a number is registered to. An organisation has no first and last name of its own. */
export const subscriberOwner = z.object({
  registerNumber,
  lastName: name.nullish().transform((value) => value ?? ''),
  firstName: name,
});
export type SubscriberOwner = z.infer<typeof subscriberOwner>;

/** Personal: never cached, and `isdn` only ever comes from the session. */
export const readSubscriberOwner = contract({
  service: 'mobile',
  method: 'GET',
  path: '/subscriber/owner',
  query: ['isdn'],
  envelope: 'object',
  shape: subscriberOwner,
});
