import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { id } from '../shape.ts';

export const sendSmsBody = z.object({
  isdn: z.string().check(z.regex(/^\d{8}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(480)),
});

/** The service accepts a message before it delivers it, and sends one message for one idempotency key. */
export const sendSmsContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/sms/send',
  query: [],
  envelope: 'object',
  shape: z.object({ id }),
});
