import type { CallParams } from '../upstream/call-address.ts';
import type { Answer } from '../upstream/reshape.ts';

/**
 * Who may find the answer to a call again. Anybody can make up values of an address, so what they ask for is stored for
 * others only where that is bounded.
 */
export type Sharing =
  /** The site has chosen all values. */
  | 'everybody'
  /** The values name something: stored once it is known to exist, and no row is written before. */
  | 'known'
  /** Free text, a range, a cursor or a combination of choices, of which there is no end: this isolate's memory only. */
  | 'nobody';

/** Whether the values of a call exist. */
export type IsKnown = (answer: Answer<unknown>) => boolean | Promise<boolean>;

/** What a caller knows of the values it asks with. */
export interface Origin {
  /** The site has them from a service, not from an address. */
  isOwn?: boolean;
  isKnown?: IsKnown;
}

/** The position is that of the network, rounded; of a page only the first is the site's own choice. */
const chosenHere = new Set(['sort', 'size', 'kind', 'lat', 'lng']);
const naming = new Set([
  'id',
  'ids',
  'categoryId',
  'subCategoryId',
  'cityId',
  'districtId',
  'page',
]);

/** Several ids are one of many sets. */
const isSet = (name: string, value: unknown) => name === 'ids' && String(value).includes(',');

const isFirstPage = (name: string, value: unknown) => name === 'page' && Number(value) <= 1;

export function toSharing(params: CallParams, isOwn = false): Sharing {
  if (isOwn) return 'everybody';
  const values: Readonly<Record<string, unknown>> = params;
  const given = Object.keys(values).filter(
    (name) =>
      values[name] !== undefined && !chosenHere.has(name) && !isFirstPage(name, values[name]),
  );
  if (given.length === 0) return 'everybody';
  const isNamed = given.every((name) => naming.has(name) && !isSet(name, values[name]));
  return isNamed ? 'known' : 'nobody';
}

/** Of a list whose service gives no total. */
const maxPages = 20;

const read = (item: unknown, name: string): unknown => Reflect.get(Object(item), name);

/** The fields of an item that say that it is what was asked for. */
const answering: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'slug'],
  ids: ['id'],
  categoryId: ['categoryId'],
  subCategoryId: ['subCategoryId'],
  cityId: ['parentId'],
  districtId: ['parentId'],
};

/**
 * What the answer itself proves: an item of the value that was asked for, or a page that the list has. A service may
 * ignore what it is asked, so an answer alone proves nothing.
 */
export function isProved(params: CallParams, { items, total }: Answer<unknown>): boolean {
  return Object.entries(params).every(([name, value]) => {
    if (value === undefined || chosenHere.has(name)) return true;
    if (name === 'page') {
      const [page, size] = [Number(value), Number(params.size ?? items.length)];
      const isThere = total === null ? page <= maxPages : (page - 1) * size < total;
      return items.length > 0 && isThere;
    }
    const fields = answering[name] ?? [];
    return items.some((item) => fields.some((field) => read(item, field) === value));
  });
}
