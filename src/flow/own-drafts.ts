import { findOwnSince } from '#identity/holder/own-since.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { requestContext } from '#request/context.ts';
import { beginToken, findDraftTokens, openDraftStore } from './current-draft.ts';
import { listOwn, type Own, type OwnDraft, takeOwn } from './handoff/store.ts';
import type { DraftCaller } from './model.ts';

export type { OwnDraft };

/** At a kiosk only what was begun in this visit. */
async function toOwn({ visitorId, isdn }: DraftCaller): Promise<Own> {
  const now = Date.now();
  if (isdn === null || requestContext().mode === 'kiosk') {
    return { visitorId, isdn: '', since: 0, now };
  }
  return { visitorId, isdn, since: await findOwnSince(isdn), now };
}

/** What a visitor, and the number that is signed in, can go on with, the newest first. */
export async function listOwnDrafts(
  caller: DraftCaller,
  kinds: readonly string[],
): Promise<OwnDraft[]> {
  const here = await Promise.all(findDraftTokens(kinds).map(hashText));
  const found = await listOwn(openDraftStore(), await toOwn(caller), here);
  return found.filter(({ kind }) => kinds.includes(kind));
}

/** Lets this browser go on with a draft of its customer's that was begun in another one. Null where there is no such draft. */
export async function takeOwnDraft(caller: DraftCaller, draftId: string): Promise<string | null> {
  const token = newToken();
  const kind = await takeOwn(openDraftStore(), await toOwn(caller), { draftId, token });
  if (kind !== null) beginToken(kind, token);
  return kind;
}
