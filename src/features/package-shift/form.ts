import * as v from 'valibot';
import { downgradeReasons } from '#domain/plan-change.ts';
import { choice, chosenId, optionalText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const chooseProof: MessageKey = 'packageShift.fault.by';
const chooseReason: MessageKey = 'packageShift.fault.reason';

export const checkForm = v.strictObject(
  { by: v.pipe(choice(chooseProof), v.picklist(['DAN', 'PASSPORT'], chooseProof)) },
  invalid,
);

export const chooseForm = v.strictObject({ planId: chosenId('packageShift.fault.plan') }, invalid);

/** Seen, and gone on from. */
export const compareForm = v.strictObject({}, invalid);

export const reasonForm = v.strictObject(
  {
    reason: v.pipe(choice(chooseReason), v.picklist(downgradeReasons, chooseReason)),
    comment: optionalText(300),
  },
  invalid,
);

export const confirmForm = v.strictObject(
  {
    ...agreementFields,
    /** The day from which on the plan was shown to hold. */
    on: v.pipe(v.string(invalid), v.isoDate(invalid)),
  },
  invalid,
);
