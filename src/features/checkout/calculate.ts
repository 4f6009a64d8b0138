import type { Calculation } from '#contracts/commerce/cart.ts';
import { toDueNow } from '#domain/leasing.ts';
import { minPayment } from '#domain/payable-amount.ts';
import { type Answered, answer, type Fault, type Refusal, refuse } from '#forms/outcome.ts';
import { log } from '#lib/log.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { calculateCart } from '#services/server-cart.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { addsUp, type Amounts } from './model.ts';

type Asked = Parameters<typeof calculateCart>[0];
/** How it is to be had, as far as that is known. */
export type Terms = Omit<Asked, 'items'>;

type Line = Pick<OrderLine, 'productId' | 'quantity' | 'nameMn' | 'nameEn' | 'price' | 'lease'>;

/** Nothing is ordered without its amounts: what the service did not do, the customer may ask for again. */
const failed: Refusal = { ...refuse('checkout.fault.amounts'), status: 503 };
export const belowMinimum = refuse('checkout.fault.belowMinimum');

function toLineFault(
  { code, productId, detail }: Calculation['warnings'][number],
  lines: readonly Line[],
): Fault[] {
  const line = lines.find((one) => one.productId === productId);
  const values = { name: line ? texts().own(line, 'name') : '', count: detail };
  switch (code) {
    case 'UNKNOWN_PRODUCT':
      return [{ message: 'checkout.fault.gone', values }];
    case 'OUT_OF_STOCK':
      return [{ message: 'checkout.fault.soldOut', values }];
    case 'CLAMPED':
      return [{ message: 'checkout.fault.clamped', values }];
    default:
      return [];
  }
}

const others = {
  PROMO_UNKNOWN: 'checkout.fault.promo',
  NOT_DELIVERABLE: 'checkout.fault.notDeliverable',
  NO_SLOT: 'checkout.fault.noSlot',
} as const;
const isOther = (code: string): code is keyof typeof others => Object.hasOwn(others, code);

/** Every warning in words. `fields` are those of the form that was sent, by the warning that concerns them. */
function toFaults(
  { warnings }: Calculation,
  lines: readonly Line[],
  fields: Readonly<Record<string, string>>,
): Fault[] {
  return warnings.flatMap((warning): Fault[] => {
    const { code } = warning;
    if (!isOther(code)) {
      const faults = toLineFault(warning, lines);
      if (faults.length === 0) log.warn('cart-warning', { kind: code });
      return faults;
    }
    const field = fields[code];
    return [{ message: others[code], ...(field === undefined ? {} : { field }) }];
  });
}

/**
 * What was calculated, line by line; null where it is not what was asked, or does not add up. A service that lists no lines
 * has kept their prices.
 */
export function toAmounts(calculation: Calculation, lines: readonly Line[]): Amounts | null {
  const { goods, discount, delivery, total } = calculation;
  const priced = lines.flatMap(({ productId, quantity, price: known }) => {
    const found = calculation.lines.find((one) => one.productId === productId);
    const { price, quantity: counted } = found ?? { price: known, quantity };
    return counted === quantity ? [{ productId, quantity, price }] : [];
  });
  const amounts = { goods, discount, delivery, total };
  return priced.length === lines.length && addsUp(amounts, priced)
    ? { ...amounts, lines: priced, before: null }
    : null;
}

/** Of leased lines, with their whole price: commerce calculates what the goods cost, and knows nothing of when it is paid. */
const toWhole = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.lease ? { ...line, price: line.lease.price } : line));

/** What is paid with the order. Null where a leased thing does not cost any more what its lease was made for. */
function toPaidNow(amounts: Amounts, lines: readonly Line[]): Amounts | null {
  let owed = 0;
  const priced = [];
  for (const [at, one] of amounts.lines.entries()) {
    const lease = lines[at]?.lease;
    if (lease && lease.price !== one.price) return null;
    const price = lease ? toDueNow(lease) : one.price;
    owed += one.price - price;
    priced.push({ ...one, price });
  }
  const { goods, total } = amounts;
  return { ...amounts, goods: goods - owed, total: total - owed, lines: priced };
}

const isBelow = (error: UpstreamError) =>
  error.says('BELOW_MINIMUM') || error.says('Payments below');

/**
 * What the lines cost on these terms. Whatever commerce warns of is refused, with the words for it; so is a total below the
 * smallest payment.
 */
export async function calculate(
  lines: readonly Line[],
  terms: Terms,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answered<Amounts> | Refusal> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const isLeased = lines.some(({ lease }) => lease);
  // What it is paid with was agreed upon, to the tugrik.
  if (isLeased && terms.promoCode !== undefined) {
    return refuse('checkout.fault.leaseCode', fields['PROMO_UNKNOWN']);
  }
  const outcome = await calculateCart({ items, ...terms });
  if (!outcome.ok) return isBelow(outcome.error) ? belowMinimum : failed;
  const [first, ...rest] = toFaults(outcome.value, lines, fields);
  if (first) return { ok: false, faults: [first, ...rest] };
  const whole = toAmounts(outcome.value, toWhole(lines));
  if (!whole) {
    log.error('cart-calculation', { kind: 'sums' });
    return failed;
  }
  const amounts = isLeased ? toPaidNow(whole, lines) : whole;
  if (!amounts) return refuse('checkout.fault.leasePrice');
  return amounts.total < minPayment ? belowMinimum : answer(amounts);
}

/** What can be had of the lines, and in what quantity; null where that can not be found out. */
export async function findAvailable(
  lines: readonly Line[],
  deliveryType: Asked['deliveryType'],
): Promise<readonly { productId: string; quantity: number }[] | null> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const outcome = await calculateCart({ items, deliveryType });
  return outcome.ok ? outcome.value.lines : null;
}
