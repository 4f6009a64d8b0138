import { DB, settings } from '#env.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import { findToken, kioskLifeSeconds, newToken, writeToken } from '#identity/visitor-cookie.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import type { Flow } from './define-flow.ts';
import type { Draft } from './model.ts';
import { findPosition, type Position } from './position.ts';
import type { StepCaller } from './step.ts';
import { type DraftStore, findDraft } from './store.ts';

/** Where the visitor of this request is in a flow; `draft` is null before its first step is saved. */
export interface CurrentDraft {
  draft: Draft | null;
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
  return { request, visitorId: visitorId ?? '', isdn: customer?.isdn ?? null };
}

/** Where somebody is with these entries. */
export const locate = (flow: Flow, entries: Draft['entries'], caller: StepCaller) =>
  findPosition(flow, entries, async (guard) => (await guard(null, caller)) === null);

async function read(flow: Flow, request: RequestContext): Promise<CurrentDraft> {
  const caller = await findCaller(request);
  const token = findToken(request, toTokenName(flow));
  const found = token ? await findDraft(openDraftStore(), { ...caller, token }) : null;
  // Of a draft that has to be confirmed on this device first, nothing is shown.
  const draft = found && found.access !== 'locked' && found.draft.kind === flow.kind;
  const own = draft ? found.draft : null;
  return { draft: own, caller, position: await locate(flow, own?.entries ?? {}, caller) };
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

/** When a draft that is saved now ends: at a kiosk the next visitor comes soon. */
export function toExpiry({ lifeHours }: Pick<Flow, 'lifeHours'>, now: number): number {
  const isKiosk = requestContext().mode === 'kiosk';
  return now + (isKiosk ? kioskLifeSeconds : lifeHours * 3600) * 1000;
}

/** The cookie of a draft that is about to begin; only its hash is stored. */
export function beginToken(flow: Flow): string {
  const token = newToken();
  writeToken(requestContext(), toTokenName(flow), token, flow.lifeHours * 3600);
  return token;
}

/** After the flow has ended its cookie names nothing. */
export function endToken(flow: Flow): void {
  writeToken(requestContext(), toTokenName(flow), '');
}
