import type { Product } from '#contracts/commerce/products.ts';

type Attribute = Product['attributes'][number];

export interface ComparedRow {
  key: string;
  label: Pick<Attribute, 'labelMn' | 'labelEn'>;
  /** One for each product; null where it says nothing of this. */
  values: readonly (Pick<Attribute, 'valueMn' | 'valueEn'> | null)[];
  differs: boolean;
}

const toWords = ({ valueMn, valueEn }: Pick<Attribute, 'valueMn' | 'valueEn'>) =>
  `${valueMn} ${valueEn}`.toLowerCase().replace(/\s+/g, ' ');

/** Their attributes by key, in the order of the first product that has them. */
export function toComparedRows(products: readonly Product[]): ComparedRow[] {
  const labels = new Map<string, Attribute>();
  for (const { attributes } of products) {
    for (const one of attributes) {
      const key = one.key || one.labelMn;
      if (!labels.has(key)) labels.set(key, one);
    }
  }
  return [...labels].map(([key, label]) => {
    const values = products.map(
      ({ attributes }) => attributes.find((one) => (one.key || one.labelMn) === key) ?? null,
    );
    const differs = new Set(values.map((value) => value && toWords(value))).size > 1;
    return { key, label, values, differs };
  });
}
