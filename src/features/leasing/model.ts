import { maxLeased } from '#domain/leasing.ts';

/** What is calculated where nobody has said anything yet. */
export const usualPrice = 1_500_000;
/** The slider's ends; the field beside it takes any price. */
export const sliderEnds = { min: 100_000, max: 6_000_000, step: 10_000 } as const;

/** What an address asks the calculator; null where it says nothing, or nothing that makes sense. */
export interface Asked {
  product: string | null;
  variant: string | null;
  price: number | null;
  /** What was typed in the place of a price, if it is none. */
  wrongPrice: string | null;
  percent: number | null;
  months: number | null;
}

const idOf = (text: string | null) =>
  text !== null && /^[^\s,/?#%]{1,128}$/.test(text) ? text : null;

const wholeOf = (text: string | null, most: number): number | null => {
  const digits = (text ?? '').normalize('NFKC').replaceAll(/[\s,.'₮]/g, '');
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : null;
  return number !== null && number <= most ? number : null;
};

/** A price as people write it: `1,500,000₮`. */
export const readPrice = (text: string | null): number | null => {
  const price = wholeOf(text, maxLeased);
  return price === 0 ? null : price;
};

export function readAsked(query: URLSearchParams): Asked {
  const typed = query.get('price');
  const price = readPrice(typed);
  return {
    product: idOf(query.get('product')),
    variant: idOf(query.get('variant')),
    price,
    wrongPrice: price === null && typed ? typed.slice(0, 40) : null,
    percent: wholeOf(query.get('prepay'), 90),
    months: wholeOf(query.get('months'), 60),
  };
}

/** The one that is offered, else the usual one. */
export const choose = (
  asked: number | null,
  offered: readonly number[],
  usual: (offered: readonly number[]) => number | undefined,
): number => (asked !== null && offered.includes(asked) ? asked : (usual(offered) ?? 0));
