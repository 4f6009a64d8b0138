import type * as z from 'zod/mini';
import { type sendSmsBody, sendSmsContract as sendSmsCall } from '#contracts/mobile/sms.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** Calls with the same key send one message. */
export const sendSms = (idempotencyKey: string, message: z.input<typeof sendSmsBody>) =>
  callForOne(sendSmsCall, { idempotencyKey, body: message });
