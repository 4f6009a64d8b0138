import * as v from 'valibot';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** The message key that is shown at the field. */
const wrong = 'register.wrong';

/** The register number of a person or an organisation, folded to one spelling so that two can be compared. */
export const registerNumberField = v.pipe(
  v.string(wrong),
  v.check(isRegisterNumber, wrong),
  v.transform(foldRegisterNumber),
);
