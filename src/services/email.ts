import type * as z from 'zod/mini';
import { type sendEmailBody, sendEmailContract } from '#contracts/mobile/email.ts';
import { callForEffect } from './upstream/call-for-effect.ts';

/** Calls with the same key send one message. */
export const sendEmail = (idempotencyKey: string, message: z.input<typeof sendEmailBody>) =>
  callForEffect(sendEmailContract, { idempotencyKey, body: message });
