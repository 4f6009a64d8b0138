import { type Answered, answer, type Refusal } from '#forms/outcome.ts';
import type { OrderLine } from '#order/model.ts';
import { calculate } from './calculate.ts';
import type { Frozen } from './freeze-lines.ts';

/** Reads an offer of an assessment as the line that it orders: whose it is, and whether it may still be used, it knows. */
export type ReadLease = (offer: string) => Promise<Answered<OrderLine> | Refusal>;

/** A lease is ordered alone: the cart stays as it is. */
export async function freezeLease(
  offer: string,
  readLease: ReadLease,
): Promise<Answered<Frozen> | Refusal> {
  const line = await readLease(offer);
  if (!line.ok) return line;
  const lines = [line.value];
  const calculated = await calculate(lines, { deliveryType: 'PICKUP' });
  return calculated.ok ? answer({ lines, cartId: null, amounts: calculated.value }) : calculated;
}
