import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { sendEffort } from '#services/effort.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { findEffort } from './store.ts';

/** A message holds only the answer's id: a comment may be personal, and is read when it is sent. */
export const effortTopic = topic(
  'effort',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Promise<Outcome<null, UpstreamError>> => {
    const found = await findEffort(id);
    // Nobody has anything to tell about an answer that was deleted.
    return found ? sendEffort(key, found) : { ok: true, value: null };
  },
);
