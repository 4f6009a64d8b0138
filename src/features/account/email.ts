import { readComeback } from '#domain/comebacks.ts';
import type { CustomerSession } from '#identity/session.ts';
import { findFreshCode } from '#identity/fresh-code/fresh-code.ts';
import { type Challenge, findChallenge } from '#identity/tan/tan.ts';
import { requestContext } from '#request/context.ts';
import type { PageHref } from '#routes.ts';

/** Its page; for whoever came from a flow that lacks an address, with the way back, which each of its forms keeps. */
export function toEmailHref(): PageHref {
  const back = readComeback(requestContext().page.query);
  return back ? `/account/email?back=${back}` : '/account/email';
}

/**
 * Where a change of the address is: the number is to be confirmed, the address is to be typed, a code was sent to it, or it
 * is confirmed and only has to be registered.
 */
export type EmailChange =
  | { at: 'number' }
  | { at: 'address'; expiresAt: number }
  | { at: 'code' | 'save'; expiresAt: number; challenge: Challenge };

/** It is computed from the codes alone, so that neither a reload nor another tab can lose it. */
export async function findEmailChange({
  visitorId,
  isdn,
}: Pick<CustomerSession, 'visitorId' | 'isdn'>): Promise<EmailChange> {
  const fresh = await findFreshCode({ visitorId, isdn }, 'email-change');
  if (!fresh) return { at: 'number' };
  const { expiresAt } = fresh;
  const challenge = await findChallenge({ visitorId, purpose: 'new-email' });
  // What was sent before the number was confirmed belongs to an earlier change.
  if (!challenge || challenge.issuedAt < fresh.at || challenge.state === 'unsent') {
    return { at: 'address', expiresAt };
  }
  return { at: challenge.state === 'used' ? 'save' : 'code', expiresAt, challenge };
}
