import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { Outcome } from '#lib/outcome.ts';
import { sendHomeRequest } from '#services/home-internet.ts';

/** A message holds only the request's id: what is personal is read when it is sent. */
export const homeRequestTopic = topic(
  'home-request',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Promise<Outcome<unknown, UpstreamError>> => {
    const { findRequestById } = await import('./store.ts');
    const request = await findRequestById(id);
    // Nobody has anything to tell about a request that was deleted.
    if (!request) return { ok: true, value: null };
    const { code, kind, packageId, visitDate, visitSlot, name, phone, language } = request;
    const { textMn: _mn, textEn: _en, ...address } = request.address;
    const visit = visitDate && visitSlot ? { date: visitDate, slot: visitSlot } : null;
    return sendHomeRequest(key, { code, kind, address, packageId, visit, name, phone, language });
  },
);
