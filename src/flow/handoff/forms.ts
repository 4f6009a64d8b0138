import * as v from 'valibot';
import { toInternalPath } from '#domain/internal-path.ts';
import { type Form, form } from '#forms/form.ts';
import { goTo, type GoTo, refuse } from '#forms/outcome.ts';
import { ensureVisitorId, findVisitorId } from '#identity/session.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { toast } from '#request/toast.ts';
import { beginToken, type CurrentDraft, endToken, openDraftStore } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import type { Draft } from '../model.ts';
import { openLink, renewLink, takeHandoff } from './store.ts';

const gone = 'flow.handOff.gone';

/** The field that tells the form for a link from the step's own. */
export const handOffField = 'handOff';

/** Makes a link to another device, and leads to `stay`, which shows it. */
export async function openHandOff(draft: Draft, stay: string): Promise<GoTo> {
  await renewLink(openDraftStore(), draft);
  return goTo(`${stay}?${handOffField}=1#${handOffField}`);
}

/** The form by which a link to another device is asked for. */
export const toHandOffForm = (
  { kind }: Pick<Flow, 'kind'>,
  { draft }: Pick<CurrentDraft, 'draft'>,
  stay: string,
): Form<GoTo> =>
  form(
    { name: `${kind}.hand-off`, input: v.strictObject({ [handOffField]: v.literal('1') }) },
    async () => (draft ? openHandOff(draft, stay) : refuse('flow.gone')),
  );

/** Takes a draft to this device. It is a form, because previews of links open addresses. */
export const takeForm = form(
  {
    name: 'draft-take',
    input: v.object({ link: v.pipe(v.string(gone), v.maxLength(1000, gone)) }),
    keep: ['link'],
  },
  async ({ link }) => {
    const store = openDraftStore();
    const opened = await openLink(store, link);
    if (!opened) return refuse(gone);
    // Nobody is remembered for a link that is worth nothing.
    const visitorId = (await findVisitorId()) ?? crypto.randomUUID();
    const owner = { token: newToken(), visitorId };
    const taken = await takeHandoff(store, opened, owner);
    if (!taken) return refuse(gone);
    await ensureVisitorId(visitorId);
    beginToken(taken.kind, owner.token);
    return goTo(opened.path);
  },
);

/** Forgets a draft on this device, which is locked here, so that one can begin anew. */
export const leaveForm = form(
  {
    name: 'draft-leave',
    input: v.object({
      kind: v.pipe(v.string(gone), v.regex(/^\w{1,40}$/, gone)),
      path: v.string(gone),
      /** The draft was sent, so that nothing of it stays anywhere. */
      sent: v.optional(v.literal('1')),
    }),
  },
  async ({ kind, path, sent }) => {
    endToken(kind);
    const said = sent ? {} : { toast: toast('info', 'flow.left') };
    return goTo(toInternalPath(path) ?? '/', said);
  },
);
