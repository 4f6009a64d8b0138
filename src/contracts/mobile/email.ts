import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { id } from '../shape.ts';

export const sendEmailBody = z.object({
  address: z.email().check(z.maxLength(254)),
  subject: z.string().check(z.minLength(1), z.maxLength(150)),
  text: z.string().check(z.minLength(1), z.maxLength(10_000)),
});

/** The service accepts a message before it delivers it, and sends one message for one idempotency key. */
export const sendEmailContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/email',
  query: [],
  envelope: 'object',
  shape: z.object({ id }),
});
