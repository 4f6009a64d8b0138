import { DB, settings } from '#env.ts';
import { findCustomer, findVisitorId, readWithSession } from '#identity/session.ts';
import { findToken, kioskLifeSeconds, newToken, writeToken } from '#identity/visitor-cookie.ts';
import { log } from '#lib/log.ts';
import { UnsealError } from '#lib/seal.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import type { Flow } from './define-flow.ts';
import { findSentDraft, type SentDraft } from './end/store.ts';
import { findLock } from './handoff/lock.ts';
import { confirmHandoff, findLink, type Link } from './handoff/store.ts';
import type { Draft, Lock } from './model.ts';
import { findPosition, type Position } from './position.ts';
import type { StepCaller } from './step.ts';
import { type DraftStore, findDraft, type FoundDraft, openFound, toDraftSearch } from './store.ts';

/** Where the visitor of this request is in a flow; `draft` is null before its first step is saved. */
export interface CurrentDraft {
  draft: Draft | null;
  /** What this device has to confirm before it sees the draft. */
  locked: Lock | null;
  /** That it was sent, by another device or in another window. */
  sent: SentDraft | null;
  position: Position;
  caller: StepCaller;
}

/** The draft of a request is read once, by the edge or by its page. */
const known = new WeakMap<RequestContext, Map<string, Promise<CurrentDraft>>>();

export const openDraftStore = (): DraftStore => ({
  db: DB,
  keys: settings().DATA_KEYS,
  now: Date.now(),
});

const toTokenName = ({ kind }: Pick<Flow, 'kind'>) => `draft-${kind}` as const;

async function findCaller(request: RequestContext): Promise<StepCaller> {
  const [visitorId, customer] = await Promise.all([findVisitorId(), findCustomer()]);
  return { request, visitorId: visitorId ?? '', isdn: customer?.isdn ?? null, draftId: null };
}

/** Where somebody is with these entries. */
export const locate = (flow: Flow, entries: Draft['entries'], caller: StepCaller) =>
  findPosition(flow, entries, async (guard) => (await guard(null, caller)) === null);

/** A draft that does not open is as good as gone, so that its owner can begin again. */
function logUnreadable(error: unknown): null {
  if (!(error instanceof UnsealError)) throw error;
  log.error('draft-unreadable', { kind: error.kind });
  return null;
}

/** Opens the draft on this device, whose visitor has confirmed what was to be. */
export async function unlock(
  flow: Pick<Flow, 'kind'>,
  { request, visitorId }: Pick<StepCaller, 'request' | 'visitorId'>,
): Promise<boolean> {
  const token = findToken(request, toTokenName(flow));
  return token !== null && confirmHandoff(openDraftStore(), { token, visitorId });
}

/** At a kiosk nobody sees what somebody else has sent, though it was begun there. */
async function findSent(
  { kind }: Flow,
  caller: StepCaller & { token: string },
): Promise<SentDraft | null> {
  const found = await findSentDraft(openDraftStore(), caller);
  if (found?.kind !== kind) return null;
  const isShown = caller.request.mode !== 'kiosk' || found.sentBy === caller.visitorId;
  return isShown ? found : { ...found, goTo: null };
}

/** Who asks, and the draft that their cookie opens: both are read in one trip to the database, where neither is known. */
async function readBoth(
  request: RequestContext,
  token: string | null,
): Promise<{ caller: StepCaller; opened: FoundDraft | null }> {
  if (token === null) return { caller: await findCaller(request), opened: null };
  const store = openDraftStore();
  const rows = await readWithSession(await toDraftSearch(store, token));
  const caller = await findCaller(request);
  const opening = rows
    ? openFound(store, rows.at(0) ?? null, caller)
    : findDraft(store, { ...caller, token });
  return { caller, opened: await opening.catch(logUnreadable) };
}

async function read(flow: Flow, request: RequestContext): Promise<CurrentDraft> {
  const token = findToken(request, toTokenName(flow));
  const { caller: asker, opened } = await readBoth(request, token);
  const found = opened?.draft.kind === flow.kind ? opened : null;
  const caller = { ...asker, draftId: found?.draft.id ?? null };
  const locked = found && (await findLock(flow, found, caller));
  if (found?.access === 'locked' && !locked) await unlock(flow, caller);
  // Of a draft that has to be confirmed on this device first, nothing is shown.
  const draft = found && !locked ? found.draft : null;
  const sent = token && !found ? await findSent(flow, { ...caller, token }) : null;
  const position = await locate(flow, draft?.entries ?? {}, caller);
  return { draft, locked, sent, caller, position };
}

/** @throws where the database fails */
export function findCurrentDraft(flow: Flow): Promise<CurrentDraft> {
  const request = requestContext();
  const ofRequest = known.get(request) ?? new Map<string, Promise<CurrentDraft>>();
  known.set(request, ofRequest);
  const found = ofRequest.get(flow.kind) ?? read(flow, request);
  ofRequest.set(flow.kind, found);
  return found;
}

/** What has become of the newest link of the draft on this device; `gone` where there is no such draft any more. */
export async function findOwnLink(kind: string): Promise<Link['state'] | 'gone'> {
  const request = requestContext();
  const token = findToken(request, toTokenName({ kind }));
  const store = openDraftStore();
  const found = token && (await findDraft(store, { ...(await findCaller(request)), token }));
  return found ? (await findLink(store, found.draft, '')).state : 'gone';
}

/** The values of this browser's cookies of drafts of these kinds. */
export const findDraftTokens = (kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => findToken(requestContext(), toTokenName({ kind })) ?? []);

/** After another tab or device has changed it, the draft is read anew. */
export function forgetCurrentDraft({ kind }: Pick<Flow, 'kind'>): void {
  known.get(requestContext())?.delete(kind);
}

/** When a draft that is saved now ends: at a kiosk the next visitor comes soon. */
export function toExpiry({ lifeHours }: Pick<Flow, 'lifeHours'>, now: number): number {
  const isKiosk = requestContext().mode === 'kiosk';
  return now + (isKiosk ? kioskLifeSeconds : lifeHours * 3600) * 1000;
}

/** The cookie of a draft that begins, or comes from another device; only its hash is stored. */
export function beginToken(kind: string, token = newToken()): string {
  // Longer than any draft lives.
  writeToken(requestContext(), toTokenName({ kind }), token, 30 * 24 * 3600);
  return token;
}

/** After a flow has ended its cookie names nothing. */
export function endToken(kind: string): void {
  writeToken(requestContext(), toTokenName({ kind }), '');
}
