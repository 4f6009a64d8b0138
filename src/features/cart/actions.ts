'use server';

import * as v from 'valibot';
import { asAction, form } from '#forms/form.ts';
import { answer } from '#forms/outcome.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { id, invalid, lines } from './line-field.ts';
import { changeCart as change, readCart } from './open-cart.ts';
import { findQuickLine, type Pressed, readPressed } from './quick.ts';

const noPrice: MessageKey = 'cart.noPrice';
const wrongQuantity: MessageKey = 'cart.wrongQuantity';

const quantity = v.pipe(
  v.string(wrongQuantity),
  v.trim(),
  v.regex(/^\d{1,4}$/, wrongQuantity),
  v.transform(Number),
);

/** The price has to be sent, as the specification says, but it is only compared: the service's price is charged. */
const addForm = v.strictObject(
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

const pressed = v.pipe(
  v.string(invalid),
  v.transform(readPressed),
  v.check((one) => one !== null, invalid),
  v.transform((one) => one as Pressed),
);

/** One schema for each change; the form's hidden field `intent` says which. */
const changeForm = v.variant(
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
        removal: v.pipe(v.string(invalid), v.regex(/^[\w-]{16,64}$/, invalid)),
      },
      invalid,
    ),
    v.strictObject(
      {
        intent: v.literal('adopt'),
        line: lines,
      },
      invalid,
    ),
  ],
  invalid,
);

export const addToCart = asAction(
  form(
    {
      name: 'cart-add',
      input: addForm,
      once: true,
      keep: ['quantity'],
      failure: 'request.failed',
      soon: true,
    },
    async ({ product, variant, quantity: wanted, price }, { request }, { id: operationId }) => {
      const added = [{ productId: variant || product, product, quantity: wanted }];
      return change({ intent: 'add', operationId, lines: added, price }, request);
    },
  ),
);

export const addFromList = asAction(
  form(
    {
      name: 'cart-add-listed',
      input: v.strictObject({ pressed }, invalid),
      once: true,
      failure: 'request.failed',
      soon: true,
    },
    async ({ pressed: { product, price } }, { request }, { id: operationId }) => {
      const found = await findQuickLine(product);
      if (!found.ok) return found;
      return change({ intent: 'add', operationId, lines: [found.value], price }, request);
    },
  ),
);

export const changeCart = asAction(
  form(
    {
      name: 'cart-change',
      input: changeForm,
      once: true,
      keep: ['productId', 'quantity'],
      failure: 'request.failed',
      soon: true,
    },
    async (input, { request }, { id: operationId }) => {
      switch (input.intent) {
        case 'set': {
          const { productId, product, quantity: typed, step } = input;
          const wanted = Math.max(0, typed + Number(step ?? 0));
          const set = { productId, product, quantity: wanted };
          return change({ intent: 'set', operationId, line: set }, request);
        }
        case 'remove': {
          const { productId, product } = input;
          const none = { productId, product, quantity: 0 };
          return change({ intent: 'set', operationId, line: none }, request);
        }
        case 'restore':
          return change({ intent: 'restore', operationId, removal: input.removal }, request);
        case 'adopt':
          return change({ intent: 'add', operationId, lines: input.line, price: null }, request);
        case 'clear':
          return change({ intent: 'clear', operationId }, request);
      }
    },
  ),
);

/** For what the browser renders alone: the drawer, and other tabs after a change. */
export const fetchCart = asAction(
  form(
    { name: 'cart-fetch', input: v.strictObject({}, invalid), soon: true },
    async (_input, { request }) => answer({ cart: await readCart(request) }),
  ),
);
