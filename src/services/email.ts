import type * as z from 'zod/mini';
import { type sendEmailBody, sendEmailContract } from '#contracts/mobile/email.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** Calls with the same key send one message. */
export const sendEmail = (idempotencyKey: string, message: z.input<typeof sendEmailBody>) =>
  callForOne(sendEmailContract, { idempotencyKey, body: message });
