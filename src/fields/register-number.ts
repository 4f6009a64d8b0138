import * as v from 'valibot';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** A person's or an organisation's register number in a form; `message` is a message key. */
export function registerNumberField<const Key extends string>(message: Key) {
  return v.pipe(
    v.string(message),
    v.check(isRegisterNumber, message),
    v.transform(foldRegisterNumber),
  );
}
