import { findCustomer, findVisitorId } from '#identity/session.ts';
import { isOfHolder } from '#identity/holder/own-since.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import type { Assessment } from '#leasing/model.ts';
import { findAssessment } from '#leasing/store.ts';
import { requestContext } from '#request/context.ts';

export interface Shown {
  /** Null where there is none, or it is not said. */
  assessment: Assessment | null;
  /** It is somebody's who can sign in to see it. */
  mustSignIn: boolean;
}

/** What an assessment says is nobody's business but of whoever has asked for it, or has its number. */
export async function findOwnAssessment(): Promise<Shown> {
  const { page, mode } = requestContext();
  const token = readToken(page.query);
  const found = token ? await findAssessment(token) : null;
  if (!found) return { assessment: null, mustSignIn: false };
  if (found.visitorId === (await findVisitorId())) return { assessment: found, mustSignIn: false };
  const customer = await findCustomer();
  const isHolders =
    mode !== 'kiosk' &&
    found.isdn !== null &&
    (await isOfHolder({ isdn: found.isdn, at: found.createdAt }, customer));
  return isHolders
    ? { assessment: found, mustSignIn: false }
    : { assessment: null, mustSignIn: found.isdn !== null && mode !== 'kiosk' && !customer };
}
