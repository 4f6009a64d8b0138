import { splitTax, taxTypes, type TaxType } from './tax.ts';

/** What a receipt says of something sold, before discount and taxes. */
export interface SoldLine {
  name: string;
  /** Of one, in MNT with its taxes. */
  price: number;
  quantity: number;
  taxType: TaxType;
  /** Seven digits of the authority's classification. */
  code: string;
}

/** A row of a receipt in whole MNT: `price` times `quantity` is what was paid for it. */
export type PaidLine = SoldLine;

/** In hundredths of a tögrög. */
interface Taxes {
  vat: number;
  cityTax: number;
}
export type TaxedLine = PaidLine & Taxes;

/** All lines of one tax type: the authority wants a receipt for each inside of the receipt. */
export interface TaxedPart extends Taxes {
  taxType: TaxType;
  /** MNT. */
  total: number;
  lines: TaxedLine[];
}
export interface TaxedReceipt extends Taxes {
  /** MNT. */
  total: number;
  parts: TaxedPart[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const toTotal = ({ price, quantity }: PaidLine): number => price * quantity;

/**
 * Gives each weight its share of a whole number, so that the shares are whole and add up: what rounding down leaves goes to
 * the largest fractions. No share is larger than the weight times the ratio, rounded up.
 */
export function share(whole: number, weights: readonly number[]): number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const shares = exact.map((part) => Number(part / all));
  const byFraction = exact
    .map((part, index) => ({ index, fraction: part % all }))
    .toSorted((a, b) =>
      a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1,
    );
  let left = whole - sum(shares);
  for (const { index } of byFraction) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** What is not, a receipt can not say; it must not keep the payment from being settled. */
const isPayable = (line: SoldLine): boolean =>
  Number.isSafeInteger(toTotal(line)) &&
  Number.isSafeInteger(line.price) &&
  Number.isSafeInteger(line.quantity) &&
  line.price >= 0 &&
  line.quantity > 0;

/** A line with a new total, as one row, or as two where the total can not be divided by the quantity. */
function toRows(line: SoldLine, total: number): PaidLine[] {
  const price = Math.floor(total / line.quantity);
  const dearer = total - price * line.quantity;
  return [
    { ...line, price: price + 1, quantity: dearer },
    { ...line, price, quantity: line.quantity - dearer },
  ].filter((row) => row.quantity > 0 && row.price > 0);
}

/**
 * The rows of what was paid: a discount lowers each line by its share, what it makes free has no row, and delivery, which
 * no discount lowers, is a row of its own. Null where an amount is not whole, or the discount larger than what it is for.
 */
export function toPaidLines(
  lines: readonly SoldLine[],
  discount: number,
  delivery: SoldLine | null,
): PaidLine[] | null {
  const totals = lines.map(toTotal);
  const isWhole = [...lines, delivery ?? []].flat().every(isPayable);
  if (!isWhole || !Number.isSafeInteger(discount)) return null;
  if (discount < 0 || discount > sum(totals)) return null;
  const shares = share(discount, totals);
  const goods = lines.flatMap((line, index) =>
    toRows(line, (totals[index] ?? 0) - (shares[index] ?? 0)),
  );
  return delivery && delivery.price > 0 ? [...goods, delivery] : goods;
}

/** The taxes of a part are those of its total, and are shared out to its rows: so each sum is exact to the hundredth. */
function toPart(taxType: TaxType, lines: readonly PaidLine[], cityPercent: number): TaxedPart {
  const totals = lines.map(toTotal);
  const total = sum(totals);
  const { vat, cityTax } = splitTax(total, taxType, cityPercent);
  const vats = share(vat, totals);
  const cityTaxes = share(cityTax, totals);
  return {
    taxType,
    total,
    vat,
    cityTax,
    lines: lines.map((line, index) => ({
      ...line,
      vat: vats[index] ?? 0,
      cityTax: cityTaxes[index] ?? 0,
    })),
  };
}

/** A receipt with its taxes: the parts add up to it, and the rows to their part. */
export function toTaxedReceipt(lines: readonly PaidLine[], cityPercent: number): TaxedReceipt {
  const parts = taxTypes
    .map((taxType) =>
      toPart(
        taxType,
        lines.filter((line) => line.taxType === taxType),
        cityPercent,
      ),
    )
    .filter(({ lines: rows }) => rows.length > 0);
  return {
    total: sum(parts.map(({ total }) => total)),
    vat: sum(parts.map(({ vat }) => vat)),
    cityTax: sum(parts.map(({ cityTax }) => cityTax)),
    parts,
  };
}

/** `1234.50`. */
export const toDecimals = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** Decimals as people read them: `1,234.50₮`. */
export const toGrouped = (decimals: string): string =>
  `${decimals.replace(/\B(?=(\d{3})+\.)/g, ',')}₮`;
