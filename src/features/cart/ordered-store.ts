import { type Bound, bind } from '#db/statement.ts';
import { type Settlement, settledStatement, isSettledNow } from '#payment/payable.ts';

interface Ordered {
  cartId: string;
  lines: readonly { productId: string; quantity: number }[];
}
type Given = { cartId: string; ordered: string };

const ORDERED = `(SELECT value ->> 'productId' AS id, sum(value ->> 'quantity') AS quantity
  FROM json_each(:ordered) GROUP BY 1)`;
const takeWhole = settledStatement<Given>(
  `DELETE FROM cart_item WHERE cart_id = :cartId AND ${isSettledNow} AND EXISTS (
     SELECT 1 FROM ${ORDERED} AS ordered WHERE ordered.id = sold_id AND ordered.quantity >= cart_item.quantity)`,
);
/** After it, or what it leaves of a line would be taken too. */
const takePart = settledStatement<Given>(
  `UPDATE cart_item SET quantity = cart_item.quantity - ordered.quantity FROM ${ORDERED} AS ordered
   WHERE cart_item.cart_id = :cartId AND ${isSettledNow} AND ordered.id = cart_item.sold_id
     AND ordered.quantity < cart_item.quantity`,
);

/** Takes out of a visitor's cart what was ordered, in the batch that settles the payment; what came since stays. */
export function bindTakeOrdered(
  { cartId, lines }: Ordered,
  settlement: Settlement,
): Readonly<Record<string, Bound>> {
  const ordered = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const given = { cartId, ordered: JSON.stringify(ordered), ...settlement };
  return { whole: bind(takeWhole, given), part: bind(takePart, given) };
}
