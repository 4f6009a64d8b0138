import { expect, test } from 'vitest';
import { products } from './products.ts';

test('beside a case for a phone no case for another phone is shown', () => {
  const byId = new Map(products.map((one) => [one.id, one]));
  const phoneOf = (name: string) => name.split(' — ')[1];
  const cases = products.filter(({ subCategoryId }) => subCategoryId === 'sc-cases');
  const beside = cases.flatMap(({ nameEn, relatedIds }) =>
    relatedIds.flatMap((id) => {
      const other = byId.get(id);
      return other?.subCategoryId === 'sc-cases' ? [[phoneOf(nameEn), phoneOf(other.nameEn)]] : [];
    }),
  );
  expect(beside.length).toBeGreaterThan(20);
  expect(beside.filter(([one, other]) => one !== other)).toEqual([]);
});
