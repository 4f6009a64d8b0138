import type { ProductWire as Product } from '#contracts/commerce/products.ts';
import { toMongolianUnits } from '#domain/mongolian-units.ts';
import type { SqlValue } from './sql-text.ts';

type FacetValueRow = Record<'facet' | 'value' | 'position' | 'least' | 'most' | 'body', SqlValue>;

interface Named {
  value: string;
  nameMn?: string;
  nameEn?: string;
  color?: string;
}

/** Where one range of prices ends and the next begins. */
const PRICE_STEPS = [50_000, 100_000, 300_000, 600_000, 1_000_000, 2_000_000];

const collator = new Intl.Collator('mn', { numeric: true });
const UNITS = ['MB', 'GB', 'TB'];

function toRow(facet: string, named: Named, position: number): FacetValueRow {
  const body = JSON.stringify(named);
  const value = named.value.toLowerCase();
  return { facet, value, position, least: null, most: null, body };
}

function toPriceRows(): FacetValueRow[] {
  return [0, ...PRICE_STEPS].map((least, position) => {
    const next = PRICE_STEPS[position];
    const value = `${least || ''}-${next === undefined ? '' : next - 1}`;
    const most = next === undefined ? Number.MAX_SAFE_INTEGER : next - 1;
    return { ...toRow('price', { value }, position), least, most };
  });
}

/** In bytes, roughly: for the order alone. */
function toSize(storage: string): number {
  const [amount = '', unit = ''] = storage.split(' ');
  return Number(amount) * 1024 ** UNITS.indexOf(unit.toUpperCase());
}

function listDistinct(values: readonly Named[]): Named[] {
  return [...new Map(values.map((named) => [named.value.toLowerCase(), named])).values()];
}

/** Every choice that some product offers, with its names; the tables have the values in small letters. */
export function toFacetValueRows(products: readonly Product[]): FacetValueRow[] {
  const variants = products.flatMap((one) => one.variants);
  const brands = products
    .filter(({ brand }) => brand !== '')
    .map(({ brand }) => ({ value: brand, nameMn: brand, nameEn: brand }));
  const colors = variants
    .filter(({ color, colorNameEn }) => color !== '' || colorNameEn !== '')
    .map(({ color, colorNameMn, colorNameEn }) => ({
      value: colorNameEn || color,
      nameMn: colorNameMn,
      nameEn: colorNameEn,
      color,
    }));
  const sizes = variants
    .filter(({ storage }) => storage !== '')
    .map(({ storage }) => ({ value: storage, nameMn: toMongolianUnits(storage), nameEn: storage }));
  return [
    ...listDistinct(brands)
      .toSorted((a, b) => collator.compare(a.nameEn ?? '', b.nameEn ?? ''))
      .map((named, at) => toRow('brand', named, at)),
    ...toPriceRows(),
    ...listDistinct(colors).map((named, at) => toRow('color', named, at)),
    ...listDistinct(sizes)
      .toSorted((a, b) => toSize(a.nameEn ?? '') - toSize(b.nameEn ?? ''))
      .map((named, at) => toRow('storage', named, at)),
  ];
}
