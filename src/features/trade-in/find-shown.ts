import { findVisitorId } from '#identity/session.ts';
import { findEstimate, type FoundEstimate } from './store.ts';

/** As a visitor may see it: not where somebody else is told of it, who has asked of the same handset. */
export async function findShownEstimate(token: string): Promise<FoundEstimate | null> {
  const [found, visitorId] = await Promise.all([findEstimate(token), findVisitorId()]);
  if (!found || found.visitorId === visitorId) return found;
  return { ...found, phone: '', email: '', visitorId: visitorId ?? '' };
}
