import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';

const invalid = 'error.generic';
const act = {
  who: requiredText(80, 'staff.fault.who'),
  reason: requiredText(300, 'staff.fault.reason'),
};

/** The forms of the staff's page of kiosks; the hidden field `intent` says which. */
export const kiosksSchema = v.variant(
  'intent',
  [
    v.strictObject(
      {
        intent: v.literal('add'),
        name: requiredText(60, 'kiosk.staff.noName'),
        branch: requiredText(60, 'kiosk.staff.noBranch'),
        ...act,
      },
      invalid,
    ),
    v.strictObject(
      {
        intent: v.literal('revoke'),
        device: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{32}$/, invalid)),
        ...act,
      },
      invalid,
    ),
  ],
  invalid,
);
