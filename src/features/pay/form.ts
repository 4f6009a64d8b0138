import * as v from 'valibot';
import { choice, optionalText } from '#forms/common-fields.ts';
import { comebacks } from '#domain/comebacks.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { buyerFields } from '#forms/buyer-fields.ts';
import { provider, total } from '#forms/pay-fields.ts';

const invalid: MessageKey = 'error.generic';
const choosePackage: MessageKey = 'pay.fault.package';

/** One's own number, one that was paid for before, or another one, which is typed. */
const numberFields = {
  to: v.pipe(
    v.optional(v.string(invalid), 'other'),
    v.regex(/^(?:own|other|[0-9a-f-]{36})$/, invalid),
  ),
  number: optionalText(40),
} as const;

const digits: MessageKey = 'pay.fault.digits';

export const billNumberForm = v.strictObject(
  {
    ...numberFields,
    /** At a kiosk: the last two digits of the contract. */
    end: v.pipe(optionalText(8), v.regex(/^(?:\d\d)?$/, digits)),
    /** Where whoever had to pay first goes on afterwards. */
    back: v.optional(v.picklist(comebacks, invalid)),
  },
  invalid,
);

export const unitsForm = v.strictObject(
  {
    ...numberFields,
    amount: v.pipe(choice('pay.fault.amount'), v.regex(/^(?:\d{1,9}|other)$/, 'pay.fault.amount')),
    other: optionalText(20),
  },
  invalid,
);

export const dataForm = v.strictObject(
  {
    ...numberFields,
    packageId: v.pipe(choice(choosePackage), v.regex(/^[\w-]{1,64}$/, choosePackage)),
  },
  invalid,
);

export const wifiForm = v.strictObject(
  {
    cardId: v.pipe(choice('pay.fault.card'), v.regex(/^[\w-]{1,64}$/, 'pay.fault.card')),
    quantity: v.pipe(
      optionalText(3),
      v.regex(/^(?:[1-9]|10)$/, 'pay.fault.quantity'),
      v.transform(Number),
    ),
    phone: optionalText(40),
  },
  invalid,
);

/** All of the bill, or as much of it as is typed. */
export const payBillForm = v.strictObject(
  {
    ...buyerFields,
    provider,
    total,
    whole: v.optional(v.picklist(['yes', 'no'], invalid)),
    amount: optionalText(20),
  },
  invalid,
);
export type PayBillInput = v.InferOutput<typeof payBillForm>;

/** One's own bill, with one press. */
export const ownBillForm = v.strictObject({ provider, total }, invalid);
