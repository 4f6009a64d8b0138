'use server';

import * as v from 'valibot';
import { asAction, form } from '#forms/form.ts';
import { answer } from '#forms/outcome.ts';
import { findOwnLink } from '../current-draft.ts';

const invalid = 'error.generic';

/** What has become of the link that a page shows, for as long as it stays open. */
export const readLinkState = asAction(
  form(
    {
      name: 'hand-off-state',
      input: v.strictObject({ kind: v.pipe(v.string(invalid), v.regex(/^\w{1,40}$/, invalid)) }),
    },
    async ({ kind }) => answer(await findOwnLink(kind)),
  ),
);
