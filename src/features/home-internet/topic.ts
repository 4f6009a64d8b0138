import * as v from 'valibot';
import type { HomeRequestKind } from '#contracts/mobile/home-internet.ts';
import { brand } from '#domain/brand.ts';
import { topic } from '#forms/outbox.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { Outcome } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { sendHomeRequest } from '#services/home-internet.ts';
import type { HomeStatus } from './model.ts';

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

/** What is told to whoever has ordered. */
export const homeMessageTopic = messageTopic('home-internet-message', async (id) => {
  const { findRequestById, toResultHref } = await import('./store.ts');
  const request = await findRequestById(id);
  if (!request) return null;
  const { language, phone, email, token, code, visitDate, visitSlot } = request;
  return {
    language,
    phone,
    email,
    path: token === '' ? '/home-internet' : toResultHref(token),
    values: {
      code,
      callCentre: brand.callCentre,
      date: visitDate ? formatDate(visitDate, language) : '',
      slot: visitSlot?.replace('-', '–') ?? '',
    },
  };
});

const requested = {
  INSTALL: 'homeInternet.installRequested',
  NOTIFY: 'homeInternet.notifyRequested',
  CALL_BACK: 'homeInternet.callRequested',
} as const satisfies Record<HomeRequestKind, MessageEvent>;

/** What customers are told when a request has come to a state. */
export function toEvent(kind: HomeRequestKind, status: HomeStatus): MessageEvent {
  if (status === 'REQUESTED') return requested[kind];
  if (status === 'INSTALLED') return 'homeInternet.installed';
  if (status === 'CANCELED') return 'homeInternet.canceled';
  return kind === 'INSTALL' ? 'homeInternet.visitScheduled' : 'homeInternet.scheduled';
}
