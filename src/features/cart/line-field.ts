import * as v from 'valibot';
import { maxLines } from '#domain/cart.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { type LineKey, readLineKey } from './model.ts';

export const invalid: MessageKey = 'error.generic';

export const id = v.pipe(v.string(invalid), v.regex(/^[^\s,/?#%]{1,128}$/, invalid));

/** A line of a cart that another place has, a browser or an address; its ids are such as an add takes. */
const line = v.pipe(
  v.string(invalid),
  v.transform(readLineKey),
  v.check((key) => key !== null && v.is(id, key.productId) && v.is(id, key.product), invalid),
  v.transform((key) => key as LineKey),
);

/** One, or several, as a form sends them. */
export const lines = v.union(
  [
    v.pipe(
      line,
      v.transform((one) => [one]),
    ),
    v.pipe(v.array(line, invalid), v.maxLength(maxLines, invalid)),
  ],
  invalid,
);
