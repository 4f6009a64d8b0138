import * as v from 'valibot';
import { takeOwnDraft } from '#flow/own-drafts.ts';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { toast } from '#request/toast.ts';
import { draftKinds } from './model.ts';
import { customerAt } from '#identity/customer-at.ts';

const invalid = 'error.generic';

const input = v.strictObject(
  { draft: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)) },
  invalid,
);

/** Goes on here with what the same number has begun on another device. */
export const accountForm = form(
  { name: 'account', input, who: customerAt('/account') },
  async ({ draft }, { customer: { visitorId, isdn } }) => {
    const kind = await takeOwnDraft({ visitorId, isdn }, draft);
    const flow = draftKinds[kind ?? ''];
    return flow
      ? goTo(flow.path)
      : goTo('/account', { toast: toast('warning', 'account.goOn.gone') });
  },
);
