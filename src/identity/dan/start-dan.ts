import { requestContext } from '#request/context.ts';
import { dan } from '#services/dan.ts';
import { ensureVisitorId, findCustomer } from '../session.ts';
import { newToken } from '../visitor-cookie.ts';
import { type DanPurpose, danPurposes, toStartPath } from './purposes.ts';
import { insertAttempt } from './store.ts';

/** The draft that somebody wants to prove something for. */
export interface DanDraft {
  id: string;
  /** The number that the draft names, where its purpose asks for the owner of one. */
  ownerOf?: string;
  /** The flow's step: the visitor continues there, and is led back there where Dan can not be started. */
  stepPath: string;
}

/**
 * Begins an attempt and returns the address to go to: the provider's; or where Dan can not be started, the page that
 * says so, or that has to be filled in first. `back` is what `readBack` has read. Called by a form, whose origin has been checked.
 */
export async function startDan(
  purpose: DanPurpose,
  draft?: DanDraft,
  back: string | null = null,
): Promise<string> {
  const { returnsTo, continuesAt, subject, who } = danPurposes[purpose];
  const startsAt = draft?.stepPath ?? toStartPath(purpose, back);
  const { postedFrom, origin, mode } = requestContext();
  // The provider's own session would outlive the visit.
  if (mode === 'kiosk') return startsAt;
  const customer = await findCustomer();
  if (who === 'customer' && !customer) {
    return `/sign-in?${new URLSearchParams({ next: startsAt })}`;
  }
  const isdn = subject === 'owner' ? (draft?.ownerOf ?? customer?.isdn) : null;
  // Which number it is, the flow asks.
  if (isdn === undefined) return draft?.stepPath ?? continuesAt;
  const attempt = {
    state: newToken(),
    visitorId: await ensureVisitorId(),
    purpose,
    subject,
    isdn,
    draftId: draft?.id ?? null,
    continuesAt: draft?.stepPath ?? back,
    // The session's cookie is sent back to this origin only.
    redirectUri: (postedFrom ?? origin) + returnsTo,
  };
  const hasBegun = await insertAttempt(attempt, Date.now());
  return hasBegun ? dan.toAuthorizeAddress(attempt) : startsAt;
}
