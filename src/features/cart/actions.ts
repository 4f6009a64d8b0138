'use server';

import { asAction, form } from '#forms/form.ts';
import { answer } from '#forms/outcome.ts';
import { addForm, changeForm, fetchForm } from './form.ts';
import { changeCart as change, readCart } from './open-cart.ts';

export const addToCart = asAction(
  form(
    { name: 'cart-add', input: addForm, once: true, keep: ['quantity'], failure: 'request.failed' },
    async ({ product, variant, quantity, price }, { request }, { id: operationId }) => {
      const line = { productId: variant || product, product, quantity };
      return change({ intent: 'add', operationId, lines: [line], price }, request);
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
    },
    async (input, { request }, { id: operationId }) => {
      switch (input.intent) {
        case 'set': {
          const { productId, product, quantity, step } = input;
          const wanted = Math.max(0, quantity + Number(step ?? 0));
          const line = { productId, product, quantity: wanted };
          return change({ intent: 'set', operationId, line }, request);
        }
        case 'remove': {
          const { productId, product } = input;
          const line = { productId, product, quantity: 0 };
          return change({ intent: 'set', operationId, line }, request);
        }
        case 'restore':
          return change({ intent: 'add', operationId, lines: input.line, price: null }, request);
        case 'clear':
          return change({ intent: 'clear', operationId }, request);
      }
    },
  ),
);

/** For what the browser renders alone: the drawer, and other tabs after a change. */
export const fetchCart = asAction(
  form({ name: 'cart-fetch', input: fetchForm }, async (_input, { request }) =>
    answer({ cart: await readCart(request) }),
  ),
);
