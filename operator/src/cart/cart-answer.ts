import * as z from 'zod/mini';
import { sendData } from '../http/send-json.ts';
import { splitVat } from './amounts.ts';
import type { ChangedCart } from './change-cart.ts';

const storedItems = z.array(z.object({ price: z.number(), quantity: z.number() }));

/** The contract has the total as a string. */
export function sendCart({ items, warnings }: ChangedCart): Response {
  const lines = storedItems.parse(JSON.parse(items));
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const totalQty = lines.reduce((sum, line) => sum + line.quantity, 0);
  const { subTotal, vat } = splitVat(total);
  const amountDetails = JSON.stringify([
    { key: 'total', amount: String(total) },
    { key: 'subTotal', amount: subTotal },
    { key: 'vat', amount: vat },
  ]);
  return sendData(
    `{"cartData":${items},"totalQty":${totalQty},"amountDetails":${amountDetails},"warnings":${warnings}}`,
  );
}
