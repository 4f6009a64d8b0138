import { haveSameIds, idOf, type Probe } from './probe.ts';

type Item = Readonly<Record<string, unknown>>;

interface Filter {
  /** A value that some elements have and others have not; undefined where there is none. */
  pick: (items: readonly Item[]) => string | number | undefined;
  fits: (item: Item, value: string | number) => boolean;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Of a field that holds a text or a list of texts. */
const byField = (field: string): Filter => ({
  pick: (items) => {
    const values = items.flatMap((item) => listOf(item[field])).filter(isText);
    return values.find((value) => items.some((item) => !listOf(item[field]).includes(value)));
  },
  fits: (item, value) => listOf(item[field]).includes(value),
});

const priceOf = (item: Item): number => Number(item['price']);

const byPrice = (pick: 'max' | 'min'): Filter => ({
  pick: (items) => {
    const prices = items.map(priceOf).filter((price) => price > 0);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    if (prices.length === 0 || least === most) return undefined;
    return pick === 'max' ? most : least;
  },
  fits: (item, value) =>
    pick === 'max' ? priceOf(item) >= Number(value) : priceOf(item) <= Number(value),
});

const byFlag = (holds: (item: Item) => boolean): Filter => ({
  pick: (items) => (items.every(holds) || !items.some(holds) ? undefined : 'true'),
  fits: holds,
});

const isSorted = (items: readonly Item[], sign: 1 | -1): boolean =>
  items.every((item, i) => {
    const before = items[i - 1];
    return !before || sign * (priceOf(item) - priceOf(before)) >= 0;
  });

const filters: Readonly<Record<string, Readonly<Record<string, Filter>>>> = {
  'GET /product': {
    ids: { pick: (items) => items[0] && idOf(items[0]), fits: (item, id) => idOf(item) === id },
    categoryId: byField('categoryId'),
    subCategoryId: byField('subCategoryId'),
    brand: byField('brand'),
    color: byField('colors'),
    minPrice: byPrice('max'),
    maxPrice: byPrice('min'),
    inStock: byFlag((item) => Number(item['stockOnline']) > 0),
    leasable: byFlag((item) => item['leasable'] === true),
  },
  'GET /branch/list': {
    cityId: byField('cityId'),
    districtId: byField('districtId'),
    service: byField('services'),
  },
  'GET /travel-point/list': { kind: byField('kind') },
};

export interface ParameterFacts {
  /** They change nothing, or let through what does not fit. */
  idle: string[];
  /** Nothing could be said of them, as no element shows a difference. */
  untried: string[];
}

async function isSortIdle(probe: Probe): Promise<boolean | undefined> {
  const up = (await probe.read({ more: { sort: 'priceAsc' } })).items as Item[];
  const down = (await probe.read({ more: { sort: 'priceDesc' } })).items as Item[];
  if (new Set([...up, ...down].map(priceOf)).size < 2) return undefined;
  return !(isSorted(up, 1) && isSorted(down, -1) && !haveSameIds(up, down));
}

/** A word that is in one name only has to find less than everything. */
async function isSearchIdle(probe: Probe, items: readonly unknown[]): Promise<boolean | undefined> {
  if (items.length < 2) return undefined;
  const name = (items as readonly Item[]).map((item) => item['nameMn']).find(isText);
  if (name === undefined) return undefined;
  const found = await probe.read({ more: { q: name.toLowerCase().slice(0, 64) } });
  const nothing = await probe.read({ more: { q: 'zzqqxxvv' } });
  return haveSameIds(found.items, items) && haveSameIds(nothing.items, items);
}

/**
 * Asks for something that only some elements have, and looks whether the others are gone. `first` is what comes without
 * any filter.
 */
export async function findIdle(
  probe: Probe,
  items: readonly unknown[],
  first: readonly unknown[],
): Promise<ParameterFacts> {
  const { contract } = probe.described;
  const known = items as readonly Item[];
  const idle: string[] = [];
  const untried: string[] = [];
  const note = (name: string, isIdle: boolean | undefined) => {
    if (isIdle === undefined) untried.push(name);
    else if (isIdle) idle.push(name);
  };
  const own = filters[`${contract.method} ${contract.path}`] ?? {};
  for (const [name, { pick, fits }] of Object.entries(own)) {
    const value = pick(known);
    if (value === undefined) {
      note(name, undefined);
      continue;
    }
    // One at a time: a service under test is not to be flooded.
    const found = (await probe.read({ more: { [name]: value } })).items as Item[];
    note(name, found.length === 0 || !found.every((item) => fits(item, value)));
  }
  if (contract.path === '/product') {
    note('sort', await isSortIdle(probe));
    note('q', await isSearchIdle(probe, first));
    note('storage', undefined);
  }
  return { idle, untried };
}
