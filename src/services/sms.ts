import type * as z from 'zod/mini';
import { type sendSmsBody, sendSmsContract as sendSmsCall } from '#contracts/mobile/sms.ts';
import { callForEffect } from './upstream/call-for-effect.ts';

/** Calls with the same key send one message. */
export const sendSms = (idempotencyKey: string, message: z.input<typeof sendSmsBody>) =>
  callForEffect(sendSmsCall, { idempotencyKey, body: message });
