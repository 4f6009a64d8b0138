import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { id } from '../shape.ts';

export const sendSmsBody = z.object({
  isdn: z.string().check(z.regex(/^\d{8}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(480)),
});

/** Taken, which is not yet delivered. The same idempotency key is never sent twice. */
export const sendSms = contract({
  service: 'mobile',
  method: 'POST',
  path: '/sms/send',
  query: [],
  envelope: 'object',
  shape: z.object({ id }),
});
