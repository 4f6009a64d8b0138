import { renderToReadableStream } from 'react-dom/server.edge';
import * as v from 'valibot';
import { DB, settings } from '#env.ts';
import { findCurrentDraft, openDraftStore } from '#flow/current-draft.ts';
import { defineFlow, type Flow } from '#flow/define-flow.ts';
import { toLockForm } from '#flow/handoff/lock-form.ts';
import { findLink, openLink, renewLink, takeHandoff } from '#flow/handoff/store.ts';
import type { Confirmation } from '#flow/model.ts';
import { step } from '#flow/step.ts';
import { insertDraft } from '#flow/store.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { type Applicant, toNewProof } from '#identity/proof/applicant.ts';
import { hashCode } from '#identity/tan/secrets.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext, runInContext } from '#request/context.ts';
import { addSession } from './add-visitor.ts';
import { visit } from './visit.ts';

const title = 'error.generic';
export const typed = {
  name: 'Сувданцэцэг',
  phone: '88112233',
  email: 'suvdaa@example.mn',
  register: 'УК91031458',
};
export const person: Applicant = {
  registerNumber: typed.register,
  lastName: 'Батбаяр',
  firstName: 'Тэмүүлэн',
};
export const other: Applicant = { ...person, registerNumber: 'ТА85010112' };

type Typed = typeof typed;
function makeFlow(confirmBy: (data: Partial<Typed>) => Confirmation | null): Flow {
  const field = v.string();
  const schema = v.strictObject({ name: field, phone: field, email: field, register: field });
  const steps = step('who', { title, input: schema, save: (input) => input }).step('confirm', {
    title,
    input: v.strictObject({}),
    commit: async () => ({ ok: true, goTo: '/' }) as const,
  });
  const path = '/home-internet';
  return defineFlow({
    kind: 'test',
    title,
    lead: title,
    path,
    lifeHours: 1,
    version: 1,
    steps,
    confirmBy,
  });
}

export const flows = {
  phone: makeFlow(({ phone = '' }) => ({ by: 'phone', isdn: phone })),
  ours: makeFlow(() => ({ by: 'phone', isdn: '99112233' })),
  email: makeFlow(({ email = '' }) => ({ by: 'email', email })),
  dan: makeFlow(() => ({ by: 'dan', purpose: 'newNumber' })),
  register: makeFlow(({ register = '' }) => ({
    by: 'dan',
    purpose: 'newNumber',
    registerNumber: register,
  })),
  owner: makeFlow(({ phone = '' }) => ({ by: 'dan', purpose: 'simRecovery', ownerOf: phone })),
  nothing: makeFlow(() => ({ by: 'nothing' })),
  open: makeFlow(() => null),
};

export interface Device {
  visitorId: string;
  token: string;
  sid: string;
  draftId: string;
}

/** A device with its cookies: the session of a visitor, and the draft's. */
async function makeDevice(): Promise<Omit<Device, 'draftId'>> {
  const [visitorId, token, sid] = [crypto.randomUUID(), newToken(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  return { visitorId, token, sid };
}

/** A new session's cookie is kept, as a browser does. */
async function visitAs<T>(device: Device, work: () => Promise<T>): Promise<T> {
  const { sid, token } = device;
  const cookies = new Map([
    ['__Host-sid', sid],
    ['__Host-draft-test', token],
  ]);
  const context = visit({ cookies, posted: true, complete: true });
  const done = await runInContext(context, work);
  const [, renewed] = /^__Host-sid=([\w-]+)/m.exec(context.cookieOutbox.join('\n')) ?? [];
  device.sid = renewed ?? sid;
  return done;
}

/** A device whose visitor has filled in `typed`. */
export async function begin(): Promise<Device> {
  const device = await makeDevice();
  const draft = await insertDraft(
    openDraftStore(),
    { ...device, isdn: null },
    {
      kind: 'test',
      version: 1,
      step: 'confirm',
      entries: { who: { fields: typed, revision: 1 } },
      expiresAt: Date.now() + 1e6,
    },
  );
  return { ...device, draftId: draft?.id ?? '' };
}

/** A device that has taken a link to the draft. */
export async function take({ draftId }: Device): Promise<Device> {
  const device = await makeDevice();
  const store = openDraftStore();
  await renewLink(store, { id: draftId });
  const link = await findLink(store, { id: draftId }, '/home-internet');
  const opened = link.state === 'open' ? await openLink(store, link.link) : null;
  const taken = opened && (await takeHandoff(store, opened, device));
  if (!taken) throw new Error('the link was taken');
  return { ...device, draftId };
}

/** What the device needs and what its page says, after a refusal or not; `open` where it sees the draft. */
export async function look(flow: Flow, device: Device, refusal?: MessageKey) {
  return visitAs(device, async () => {
    if (refusal) {
      const faults = [{ message: refusal, field: 'again', text: refusal }] as const;
      requestContext().formState = { faults, typed: {} };
    }
    const { locked, draft } = await findCurrentDraft(flow);
    const views = { who: () => null, confirm: () => <p>{typed.name}</p> };
    const stream = await renderToReadableStream(
      <FlowPage flow={flow as Flow<Record<string, object>>} views={views} />,
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    const shows = Object.values(typed).filter((word) => html.includes(word));
    const needs = draft ? 'open' : (locked?.needs.by ?? 'open');
    return { needs, shows, isOther: locked?.isOther ?? false, html };
  });
}

/** Sends a form of the page that shows what is needed. */
export async function send(flow: Flow, fields: Record<string, string>, device: Device) {
  return visitAs(device, async () => {
    const { locked, caller } = await findCurrentDraft(flow);
    if (!locked) throw new Error('the draft is open');
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    return toLockForm(flow, { locked, caller }).answer(sent);
  });
}

/** Gives the visitor's open challenge a code that is known here. */
export async function readCode({ visitorId }: Device): Promise<string> {
  const row = await DB.prepare(
    `SELECT id FROM tan_challenge WHERE visitor_id = ?1 AND state = 'open'`,
  )
    .bind(visitorId)
    .first<{ id: string }>();
  const hash = await hashCode(settings().TAN_PEPPER, row?.id ?? '', '123456');
  await DB.prepare('UPDATE tan_challenge SET code_hash = ?1 WHERE id = ?2')
    .bind(hash, row?.id)
    .run();
  return '123456';
}

/** What Dan leaves of a person, for the draft; with a number, of its owner. */
export async function prove(
  { visitorId, draftId }: Device,
  who: Applicant = person,
  isdn: string | null = null,
): Promise<void> {
  const [purpose, subject] = isdn === null ? ['newNumber', 'applicant'] : ['simRecovery', 'owner'];
  const { id, registerHmac, applicant, keyId } = await toNewProof(
    who.registerNumber,
    isdn === null ? who : null,
  );
  await DB.prepare(
    `INSERT INTO identity_proof (id, visitor_id, purpose, kind, subject, isdn, draft_id, register_hmac,
       applicant, key_id, verified_at, expires_at) VALUES (?1, ?2, ?3, 'dan', ?4, ?5, ?6, ?7, ?8, ?9, 0, 9e15)`,
  )
    .bind(id, visitorId, purpose, subject, isdn, draftId, registerHmac, applicant, keyId)
    .run();
}
