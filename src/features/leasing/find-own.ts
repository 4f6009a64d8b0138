import { isOfHolder } from '#identity/holder/own-since.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import type { Assessment } from '#leasing/model.ts';
import { findAssessment } from '#leasing/store.ts';
import { requestContext } from '#request/context.ts';

/** Of whoever has asked for it, or has its number; at a kiosk only of the visit. */
export async function isOwnAssessment({
  visitorId,
  isdn,
  createdAt: at,
}: Pick<Assessment, 'visitorId' | 'isdn' | 'createdAt'>): Promise<boolean> {
  if (visitorId === (await findVisitorId())) return true;
  if (isdn === null || requestContext().mode === 'kiosk') return false;
  return isOfHolder({ isdn, at }, await findCustomer());
}

export interface Shown {
  /** Null where there is none, or it is not said. */
  assessment: Assessment | null;
  /** It is somebody's who can sign in to see it. */
  mustSignIn: boolean;
}

/** What an assessment says is nobody's business but its owner's: its address alone shows nothing. */
export async function findOwnAssessment(): Promise<Shown> {
  const { page, mode } = requestContext();
  const token = readToken(page.query);
  const found = token ? await findAssessment(token) : null;
  if (!found) return { assessment: null, mustSignIn: false };
  if (await isOwnAssessment(found)) return { assessment: found, mustSignIn: false };
  const canSignIn = found.isdn !== null && mode !== 'kiosk' && !(await findCustomer());
  return { assessment: null, mustSignIn: canSignIn };
}
