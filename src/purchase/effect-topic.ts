import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { endDone, endRefused, noteSent } from './end-store.ts';
import type { EffectFailure } from './kind.ts';
import { kindOf } from './kinds.ts';
import { findPurchaseById } from './store.ts';

const nothingToSend = { ok: true, value: null } as const;

/**
 * Has done what was paid for: at least once with its key, and once in effect. An unclear answer is asked about by the
 * next attempt; a refusal gives the money back.
 */
export const effectTopic = topic(
  'purchase-effect',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Promise<Outcome<unknown, EffectFailure>> => {
    const purchase = await findPurchaseById(id);
    if (purchase?.status !== 'PAID') return nothingToSend;
    const isKnown = purchase.sentAt !== null;
    if (!isKnown) await noteSent(purchase.id, Date.now());
    const found = await kindOf(purchase).send(purchase, { key, isKnown });
    if (!found.ok) return found;
    const now = Date.now();
    if (found.value.state === 'REFUSED') await endRefused(purchase, { now });
    else await endDone(purchase, found.value, { now });
    return nothingToSend;
  },
);
