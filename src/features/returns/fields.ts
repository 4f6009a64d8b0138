import * as v from 'valibot';
import { deliverySlots } from '#domain/delivery-slots.ts';
import { choice, optionalText, requiredText } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { returnCauses } from '#order/returns/model.ts';

const invalid: MessageKey = 'error.generic';

/** A cart that is ordered has no more lines. */
const maxLines = 50;

/** The names of the fields of a line, by its place in the order. */
export const toQuantityName = (index: number) => `quantity-${index}` as const;
export const toReasonName = (index: number) => `reason-${index}` as const;
const indexes = Array.from({ length: maxLines }, (_, index) => index);
export const lineNames: readonly string[] = indexes.flatMap((index) => [
  toQuantityName(index),
  toReasonName(index),
]);

/** `BRANCH`, or `COURIER`, which comes at a time where there are any: `COURIER 2026-11-25 10:00-14:00`. */
const placePattern = /^(BRANCH|COURIER)(?: (\d{4}-\d\d-\d\d) (\d\d:\d\d-\d\d:\d\d))?$/;

const isSlot = (slot: string | undefined) =>
  slot === undefined || deliverySlots.some((one) => one === slot);

export interface Handover {
  way: 'BRANCH' | 'COURIER';
  slotDate: string | null;
  slot: string | null;
}

/** Null where nothing was chosen: said together with what else is missing. */
const placeField = v.pipe(
  choice(),
  v.transform((text): Handover | null => {
    const [found, way, slotDate = null, slot = null] = placePattern.exec(text) ?? [];
    if (found === undefined || !isSlot(slot ?? undefined)) return null;
    return { way: way === 'COURIER' ? 'COURIER' : 'BRANCH', slotDate, slot };
  }),
);

/** The id of a branch; empty for any. */
const branchField = v.pipe(
  v.optional(v.string(invalid), ''),
  v.regex(/^[\w-]{0,64}$/, 'return.fault.branch'),
);

const line = v.pipe(v.string(invalid), v.maxLength(20, invalid));
/** What is asked for on the page of a return. */
export const returnSchema = v.strictObject(
  {
    ...Object.fromEntries(lineNames.map((name) => [name, v.optional(line)])),
    words: optionalText(500),
    place: placeField,
    branch: branchField,
  },
  invalid,
);

/** What the lines of an order were given, by their place in it; unknown names have been refused before. */
export function readLines(
  input: Readonly<Record<string, unknown>>,
  count: number,
): { quantity: number; reason: string }[] {
  const read = (name: string): string => {
    const value = input[name];
    return typeof value === 'string' ? value : '';
  };
  return Array.from({ length: count }, (_, index) => {
    const quantity = read(toQuantityName(index));
    return {
      quantity: /^\d{1,5}$/.test(quantity) ? Number(quantity) : 0,
      reason: read(toReasonName(index)),
    };
  });
}

/** What staff do with a return; the button says which. */
export const returnDeskSchema = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
    to: v.picklist(['ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED'], invalid),
    place: placeField,
    branch: branchField,
    amount: v.optional(
      v.pipe(
        v.string(invalid),
        v.transform((typed) => typed.replaceAll(/[\s,₮]/g, '')),
        v.regex(/^\d{1,12}$/, 'return.desk.fault.amount'),
        v.transform(Number),
      ),
    ),
    cause: v.optional(v.picklist(['', ...returnCauses], 'return.desk.fault.cause'), ''),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);
