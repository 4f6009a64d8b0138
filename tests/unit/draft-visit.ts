import { DB } from '#env.ts';
import { findCurrentDraft, openDraftStore } from '#flow/current-draft.ts';
import type { Flow } from '#flow/define-flow.ts';
import type { Entries } from '#flow/model.ts';
import { openStepForm, revisionField } from '#flow/step-form.ts';
import { insertDraft } from '#flow/store.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { runInContext } from '#request/context.ts';
import { addSession } from './add-visitor.ts';
import { visit } from './visit.ts';

/** A visitor's browser, with its session and a draft that stands at a step. */
export async function openDraftVisit(
  flow: Flow,
  step: string,
  { entries = {}, isdn = null }: { entries?: Entries; isdn?: string | null } = {},
) {
  const [visitorId, token, sid] = [crypto.randomUUID(), newToken(), newToken()];
  await addSession(visitorId, { isdn });
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const store = openDraftStore();
  const { kind, version } = flow;
  const content = { kind, version, step, entries, expiresAt: store.now + 1e6 };
  const draft = await insertDraft(store, { visitorId, isdn, token }, content);
  if (!draft) throw new Error('no draft');
  const cookies = new Map([
    ['__Host-sid', sid],
    [`__Host-draft-${kind}`, token],
  ]);
  return { visitorId, draftId: draft.id, cookies };
}

/** Sends the form of a step, as the edge does. */
export const sendStep = (
  flow: Flow,
  name: string,
  { cookies, fields }: { cookies: Map<string, string>; fields: Readonly<Record<string, string>> },
) =>
  runInContext(visit({ cookies, posted: true }), async () => {
    const current = await findCurrentDraft(flow);
    const sent = new FormData();
    const all = { op: newOperationId(), [revisionField]: '1', ...fields };
    for (const [field, value] of Object.entries(all)) sent.set(field, value);
    const step = flow.steps.find((one) => one.name === name);
    if (!step) throw new Error('no step');
    return openStepForm(flow, step, { current, sent }).answer(sent);
  });
