import * as v from 'valibot';
import type { FreeNumber } from '#contracts/mobile/numbers.ts';
import { numberClasses } from '#domain/number-classes.ts';
import type { OutdatedRefusal } from '#flow/step.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { readNumbers } from '#services/numbers.ts';

/** A number that somebody has chosen, as a draft keeps it. */
export const chosenNumber = v.object({
  isdn: v.string(),
  class: v.picklist(numberClasses),
  surcharge: v.number(),
  /** Null where the service keeps no numbers. */
  hold: v.nullable(v.object({ id: v.string(), reference: v.string(), expiresAt: v.number() })),
});
export type ChosenNumber = v.InferOutput<typeof chosenNumber>;

/** The service that has to say does not answer now. */
export const failed = (field?: string): Refusal => ({
  ...refuse('newNumber.fault.service', field),
  status: 503,
});

/** The number as it can be had now; null where it can not, `failed` where nobody knows. */
export async function findFree(isdn: string): Promise<FreeNumber | null | 'failed'> {
  const found = await readNumbers({ prefix: isdn, size: 1 });
  if (!found.ok) return 'failed';
  return found.value.items.find((one) => one.isdn === isdn) ?? null;
}

/** Null where it can be had for what was shown: one that is kept is this visitor's. `renew` is what is shown at another price. */
export async function refuseChanged(
  number: ChosenNumber,
  renew: (number: ChosenNumber) => Required<OutdatedRefusal>['renew'],
): Promise<OutdatedRefusal | null> {
  if (number.hold) {
    return number.hold.expiresAt <= Date.now() ? refuse('newNumber.fault.over') : null;
  }
  const free = await findFree(number.isdn);
  if (free === 'failed') return failed();
  if (!free) return refuse('newNumber.fault.gone');
  const { price } = free;
  if (price === number.surcharge) return null;
  return { ...refusePrice(number.surcharge, price), renew: renew({ ...number, surcharge: price }) };
}
