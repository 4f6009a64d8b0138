import * as v from 'valibot';
import { maxLines } from '#domain/cart.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { type Cart, type LineKey, readLineKey } from './model.ts';

/** The result of a change: the whole cart, and what may be shown beside its lines. */
export interface CartAnswer {
  cart: Cart;
  /** Ids of the lines that got less than was asked for. */
  clamped: string[];
  /** What was removed, for the undo form. */
  removed: (LineKey & { nameMn: string; nameEn: string })[];
  /** Whether the price differs from the one in the form. */
  priceChanged: boolean;
}

const invalid: MessageKey = 'error.generic';
const noPrice: MessageKey = 'cart.noPrice';
const wrongQuantity: MessageKey = 'cart.wrongQuantity';

const id = v.pipe(v.string(invalid), v.regex(/^[^\s,/?#%]{1,128}$/, invalid));
const quantity = v.pipe(
  v.string(wrongQuantity),
  v.trim(),
  v.regex(/^\d{1,4}$/, wrongQuantity),
  v.transform(Number),
);

/** The price has to be sent, as the specification says, but it is only compared: the service's price is charged. */
export const addForm = v.strictObject(
  {
    product: id,
    variant: v.optional(v.union([v.literal(''), id], invalid), ''),
    quantity: v.optional(v.pipe(quantity, v.minValue(1, wrongQuantity)), '1'),
    price: v.optional(
      v.pipe(v.string(noPrice), v.regex(/^\d{1,12}$/, noPrice), v.transform(Number)),
      '',
    ),
  },
  invalid,
);

const line = v.pipe(
  v.string(invalid),
  v.transform(readLineKey),
  v.check((key) => key !== null, invalid),
  v.transform((key) => key as LineKey),
);

/** One schema for each change; the form's hidden field `intent` says which. */
export const changeForm = v.variant(
  'intent',
  [
    v.strictObject(
      {
        intent: v.literal('set'),
        productId: id,
        product: id,
        quantity,
        step: v.optional(v.picklist(['-1', '1'], invalid)),
      },
      invalid,
    ),
    v.strictObject(
      {
        intent: v.literal('remove'),
        productId: id,
        product: id,
        // The quantity field may be sent along; it has no effect on a removal.
        quantity: v.optional(v.string(invalid)),
      },
      invalid,
    ),
    v.strictObject({ intent: v.literal('clear') }, invalid),
    v.strictObject(
      {
        intent: v.literal('restore'),
        line: v.union(
          [
            v.pipe(
              line,
              v.transform((one) => [one]),
            ),
            v.pipe(v.array(line, invalid), v.maxLength(maxLines, invalid)),
          ],
          invalid,
        ),
      },
      invalid,
    ),
  ],
  invalid,
);

export const fetchForm = v.strictObject({}, invalid);
