import * as v from 'valibot';
import { mostLines } from '#domain/cart-limits.ts';
import { type Cart, type CartMessage, type LineKey, readLineKey } from './model.ts';

/** What came of a change that was made, and what may be said beside a line of it. */
export interface CartAnswer {
  cart: Cart;
  /** Lines that got less than was asked for. */
  clamped: string[];
  /** What was taken out, to be put back. */
  removed: (LineKey & { nameMn: string; nameEn: string })[];
  /** Added at another price than the form said. */
  priceChanged: boolean;
}

const invalid: CartMessage = 'error.generic';
const noPrice: CartMessage = 'cart.noPrice';
const wrongQuantity: CartMessage = 'cart.wrongQuantity';

const id = v.pipe(v.string(invalid), v.regex(/^[^\s,/?#%]{1,128}$/, invalid));
const op = v.pipe(v.string(invalid), v.regex(/^[\w-]{16,64}$/, invalid));
const quantity = v.pipe(
  v.string(wrongQuantity),
  v.trim(),
  v.regex(/^\d{1,4}$/, wrongQuantity),
  v.transform(Number),
);

/** The price has to be sent, as the specification says, and is only compared: the product's own rules. */
export const addForm = v.strictObject(
  {
    op,
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

/** One form for each thing that can be done; which one it is says the button that was pressed. */
export const changeForm = v.variant(
  'intent',
  [
    v.strictObject(
      {
        intent: v.literal('set'),
        op,
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
        op,
        productId: id,
        product: id,
        // What stands in the field does not matter any more.
        quantity: v.optional(v.string(invalid)),
      },
      invalid,
    ),
    v.strictObject({ intent: v.literal('clear'), op }, invalid),
    v.strictObject(
      {
        intent: v.literal('restore'),
        op,
        line: v.union(
          [
            v.pipe(
              line,
              v.transform((one) => [one]),
            ),
            v.pipe(v.array(line, invalid), v.maxLength(mostLines, invalid)),
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
