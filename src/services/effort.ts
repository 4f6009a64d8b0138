import type * as z from 'zod/mini';
import { type effortBody, effortContract } from '#contracts/mobile/effort.ts';
import { callForEffect } from './upstream/call-for-effect.ts';

/** Calls with the same key count once. */
export const sendEffort = (idempotencyKey: string, body: z.input<typeof effortBody>) =>
  callForEffect(effortContract, { idempotencyKey, body });
