'use server';

import { type ActionResult, action } from '#forms/action.ts';
import { type CartAnswer, addForm, changeForm, fetchForm } from './form.ts';
import type { Cart, CartMessage } from './model.ts';
import { changeCart as change, readCart } from './open-cart.ts';

type Result = ActionResult<CartMessage, CartAnswer>;

export const addToCart = action(
  { input: addForm, keep: ['quantity'] },
  async ({ op: operationId, product, variant, quantity, price }, context): Promise<Result> => {
    const line = { productId: variant || product, product, quantity };
    return change({ intent: 'add', operationId, lines: [line], price }, context);
  },
);

export const changeCart = action(
  { input: changeForm, keep: ['productId', 'quantity'] },
  async (input, context): Promise<Result> => {
    const { op: operationId } = input;
    switch (input.intent) {
      case 'set': {
        const { productId, product, quantity, step } = input;
        const wanted = Math.max(0, quantity + Number(step ?? 0));
        const line = { productId, product, quantity: wanted };
        return change({ intent: 'set', operationId, line }, context);
      }
      case 'remove': {
        const { productId, product } = input;
        const line = { productId, product, quantity: 0 };
        return change({ intent: 'set', operationId, line }, context);
      }
      case 'restore':
        return change({ intent: 'add', operationId, lines: input.line, price: null }, context);
      case 'clear':
        return change({ intent: 'clear', operationId }, context);
    }
  },
);

/** For what the browser renders alone: the drawer, and other tabs after a change. */
export const fetchCart = action(
  { input: fetchForm },
  async (_input, context): Promise<ActionResult<CartMessage, { cart: Cart }>> => ({
    ok: true,
    value: { cart: await readCart(context) },
  }),
);
