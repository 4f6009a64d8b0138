import * as v from 'valibot';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** The key of what is said beside the field. */
const wrong = 'register.wrong';

/** A person's or an organisation's register number in a form, in the one spelling that is compared. */
export const registerNumberField = v.pipe(
  v.string(wrong),
  v.check(isRegisterNumber, wrong),
  v.transform(foldRegisterNumber),
);
