import type { FacetValue, ProductCard, ProductFacets } from '#contracts/commerce/products.ts';
import type { ShopFilters, TickFacet } from './model.ts';
import { facets, type Parts, type Test, toScope, toTest, valuesOf } from './whole-list.ts';

/** Where one range of prices ends and the next begins. */
const priceSteps = [50_000, 100_000, 300_000, 600_000, 1_000_000, 2_000_000];

function countPrices(products: readonly ProductCard[]): FacetValue[] {
  return [0, ...priceSteps].flatMap((min, at) => {
    const end = priceSteps[at];
    const count = products.filter(({ price }) => price >= min && price < (end ?? Infinity)).length;
    if (count === 0) return [];
    const value = `${min || ''}-${end === undefined ? '' : end - 1}`;
    return [{ value, nameMn: '', nameEn: '', color: '', count }];
  });
}

/** Of a filter's values, the most common ones: a service may name a brand for every product. */
const maxValues = 100;

const collator = new Intl.Collator('mn', { numeric: true });
const units = ['MB', 'GB', 'TB'];

/** In bytes, roughly: for the order alone. */
function toSize(storage: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)\s*(\w*)/.exec(storage) ?? [];
  return Number(amount) * 1024 ** units.indexOf(unit.toUpperCase());
}

const valueOrders: Record<TickFacet, (a: FacetValue, b: FacetValue) => number> = {
  brand: (a, b) => collator.compare(a.value, b.value),
  color: (a, b) => (b.count ?? 0) - (a.count ?? 0) || collator.compare(a.value, b.value),
  storage: (a, b) => toSize(a.value) - toSize(b.value) || collator.compare(a.value, b.value),
};

function countTicks(
  facet: TickFacet,
  products: readonly ProductCard[],
  filters: ShopFilters,
): FacetValue[] {
  const found = new Map<string, FacetValue>();
  for (const product of products) {
    for (const one of valuesOf[facet](product)) {
      const key = one.value.toLowerCase();
      const known = found.get(key) ?? one;
      found.set(key, { ...known, count: (known.count ?? 0) + 1 });
    }
  }
  const common = [...found]
    .toSorted(([, a], [, b]) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, maxValues);
  const shown = new Map(common);
  // A choice that is rare, or that nothing offers any more, can still be taken back.
  for (const value of filters[facet]) {
    const key = value.toLowerCase();
    const gone = { value, nameMn: '', nameEn: '', color: '', count: 0 };
    if (!shown.has(key)) shown.set(key, found.get(key) ?? gone);
  }
  return [...shown.values()].toSorted(valueOrders[facet]);
}

const isLeasable: Test = ({ leasable }) => leasable;

interface Flag {
  scope: readonly ProductCard[];
  isChosen: boolean;
  test: Test;
}

function countFlag(
  products: readonly ProductCard[],
  { scope, isChosen, test }: Flag,
): FacetValue[] {
  const inScope = scope.filter(test).length;
  // One that chooses all or nothing of the whole scope would be a filter without an effect.
  if (!isChosen && (inScope === 0 || inScope === scope.length)) return [];
  const count = products.filter(test).length;
  return [{ value: 'true', nameMn: '', nameEn: '', color: '', count }];
}

/** The filters with what each choice would leave, counted within all the other choices. */
export function countFacets(
  products: readonly ProductCard[],
  filters: ShopFilters,
  parts: Parts = [],
): ProductFacets {
  const scope = toScope(products, filters, parts);
  const tests = facets.map((facet) => ({ facet, test: toTest(facet, filters) }));
  const counted = facets.map((key) => {
    const within = scope.filter((one) =>
      tests.every(({ facet, test }) => facet === key || test === null || test(one)),
    );
    switch (key) {
      case 'price':
        return { key, values: countPrices(within) };
      case 'inStock':
      case 'leasable': {
        const test: Test = key === 'inStock' ? ({ stockOnline }) => stockOnline !== 0 : isLeasable;
        return { key, values: countFlag(within, { scope, isChosen: filters[key], test }) };
      }
      default:
        return { key, values: countTicks(key, within, filters) };
    }
  });
  const isPriced = filters.min !== null || filters.max !== null;
  return {
    facets: counted.filter(({ key, values }) => values.length > 0 || (key === 'price' && isPriced)),
  };
}
