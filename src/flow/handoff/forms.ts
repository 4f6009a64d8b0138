import * as v from 'valibot';
import { toInternalPath } from '#domain/internal-path.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { toast } from '#request/toast.ts';
import { beginToken, endToken, openDraftStore } from '../current-draft.ts';
import { openLink, takeHandoff } from './store.ts';

const gone = 'flow.handOff.gone';

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
    const owner = { token: newToken(), visitorId: await ensureVisitorId() };
    const taken = await takeHandoff(store, opened, owner);
    if (!taken) return refuse(gone);
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
    }),
  },
  async ({ kind, path }) => {
    endToken(kind);
    return goTo(toInternalPath(path) ?? '/', { toast: toast('info', 'flow.left') });
  },
);
