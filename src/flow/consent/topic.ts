import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { sendConsent } from '#services/consents.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { findOfNumber } from './store.ts';

/** A message names only the choice, which is read when it is sent: what is told is what holds by then. */
export const consentTopic = topic(
  'consent',
  v.strictObject({ visitorId: v.string(), version: v.string() }),
  async (choice, key): Promise<Outcome<null, UpstreamError>> => {
    const found = await findOfNumber(choice);
    // Nobody has anything to tell of a choice that was deleted.
    return found ? sendConsent(key, found) : { ok: true, value: null };
  },
);
