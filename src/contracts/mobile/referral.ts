import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { orNull } from '../shape.ts';

/** Whose code it is. The number is compared with that of the order, and never stored or shown. */
export const referral = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(32)),
  isdn: orNull(z.string().check(z.regex(/^\d{8}$/))),
});
export type Referral = z.infer<typeof referral>;

/** The subscriber who brings a customer along; 404 where nobody has this code. */
export const referralContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/referral',
  query: ['code'],
  envelope: 'object',
  shape: referral,
});
