import type * as z from 'zod/mini';
import { readSmsOutbox, type sendSmsBody, sendSms as sendSmsCall } from '#contracts/mobile/sms.ts';
import { callForOne, callUpstream } from './upstream/call-upstream.ts';
import { mapOutcome } from '#lib/outcome.ts';

/** Same key, one message, however often it is sent. */
export const sendSms = (idempotencyKey: string, message: z.input<typeof sendSmsBody>) =>
  callForOne(sendSmsCall, { idempotencyKey, body: message });

/** What the embedded operator sent, newest first. */
export const readOutbox = async () =>
  mapOutcome(await callUpstream(readSmsOutbox), ({ items }) => items);
