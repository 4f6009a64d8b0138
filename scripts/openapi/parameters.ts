import { numberClasses } from '#domain/number-classes.ts';
import type { Call } from '../calls/call.ts';
import type { DescribedCall } from '../calls/calls.ts';
import type { Ids } from '../calls/to-request.ts';
import type { Schema } from './to-schema.ts';

interface Parameter {
  description: string;
  schema: Schema;
  /** The values are written with commas between them. */
  list?: true;
}

const idText: Schema = { type: 'string', minLength: 1, maxLength: 128 };
const word: Schema = { type: 'string', maxLength: 128 };
const flag: Schema = { type: 'boolean' };
const digits: Schema = { type: 'string', pattern: '^\\d{1,8}$' };
const amount: Schema = { type: 'integer', minimum: 0 };

/** What each parameter means in whichever call has it. */
const parameters: Readonly<Record<string, Parameter>> = {
  id: { description: 'An id.', schema: idText },
  version: { description: 'One version of a text; the one in force if left out.', schema: word },
  ids: {
    description: 'Only these products, at most 50; ids that are not known are left out.',
    schema: idText,
    list: true,
  },
  productId: { description: 'The id of a product.', schema: idText },
  order: { description: 'The site’s id of an order.', schema: idText },
  codes: { description: 'The codes of orders, at most 50.', schema: word, list: true },
  code: { description: 'A code as it was typed, in capitals.', schema: word },
  isdn: {
    description: 'The customer’s number. It comes from the site’s session, never from the browser.',
    schema: { type: 'string', pattern: '^\\d{8}$' },
  },
  cityId: { description: 'Only what lies in this city or aimag.', schema: idText },
  districtId: { description: 'Only what lies in this district or sum.', schema: idText },
  categoryId: { description: 'Only products of this category.', schema: idText },
  subCategoryId: { description: 'Only products of this sub-category.', schema: idText },
  q: {
    description: 'What a visitor has typed: 2 to 64 characters, NFC, in lower case.',
    schema: { type: 'string', minLength: 2, maxLength: 64 },
  },
  brand: { description: 'Only these brands.', schema: word, list: true },
  color: { description: 'Only products in these colours.', schema: word, list: true },
  storage: { description: 'Only products of these sizes.', schema: word, list: true },
  minPrice: { description: 'Only products of this price or more, in MNT.', schema: amount },
  maxPrice: { description: 'Only products of this price or less, in MNT.', schema: amount },
  inStock: { description: 'Only products that can be had online.', schema: flag },
  leasable: { description: 'Only products that can be leased.', schema: flag },
  sort: {
    description: 'The order of the list; `popular` if left out.',
    schema: { type: 'string', enum: ['popular', 'new', 'priceAsc', 'priceDesc', 'rating'] },
  },
  cursor: {
    description: 'The `next` of the page before, unchanged; left out for the first page.',
    schema: { type: 'string', maxLength: 512 },
  },
  size: {
    description: 'The largest number of items in the answer.',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
  page: {
    description: 'Which page of the list, counted from 1; where the lists are paged by numbers.',
    schema: { type: 'integer', minimum: 1 },
  },
  service: {
    description: 'Only branches that offer this service, by its key.',
    schema: { type: 'string', pattern: '^[a-z0-9-]{1,32}$' },
  },
  prefix: { description: 'Only numbers that begin so.', schema: digits },
  mask: {
    description: 'Only numbers of this pattern: eight places, each a digit or `_` for any.',
    schema: { type: 'string', pattern: '^[\\d_]{8}$' },
  },
  contains: { description: 'Only numbers that have these digits in a row.', schema: digits },
  ending: { description: 'Only numbers that end so.', schema: digits },
  class: {
    description: 'Only numbers of this class.',
    schema: { type: 'string', enum: [...numberClasses] },
  },
  without: {
    description: 'Only numbers that have none of these digits.',
    schema: { type: 'string', pattern: '^\\d{1,10}$' },
  },
  sortBy: {
    description: 'The order of the numbers; `number` if left out.',
    schema: { type: 'string', enum: ['number', 'priceAsc', 'priceDesc'] },
  },
  lat: {
    description: 'With `lng`: the nearest come first.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
  },
  lng: {
    description: 'With `lat`: the nearest come first.',
    schema: { type: 'number', minimum: -180, maximum: 180 },
  },
  kind: {
    description: 'Only travel points of this kind.',
    schema: { type: 'string', enum: ['AIRPORT', 'BORDER', 'HOTEL'] },
  },
};

const keyHeader: Schema = { $ref: '#/components/parameters/IdempotencyKey' };

/** @throws Error for a parameter that nobody has described. */
function toParameter(name: string, place: 'path' | 'query', call: Call, ids: Ids): Schema {
  const known = parameters[name];
  if (!known) throw new Error(`The parameter ${name} is not described in parameters.ts.`);
  const { schema, list, description } = known;
  const value = call.values?.[name] ?? ids[name];
  return {
    name,
    in: place,
    description: name === 'id' && call.id ? call.id : description,
    ...(place === 'path' || call.always?.includes(name) ? { required: true } : {}),
    ...(list
      ? { schema: { type: 'array', items: schema }, style: 'form', explode: false }
      : { schema }),
    ...(value === undefined ? {} : { example: list ? String(value).split(',') : value }),
  };
}

export function toParameters({ contract, call }: DescribedCall, ids: Ids): Schema[] {
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.map((name) => toParameter(name, 'path', call, ids)),
    ...contract.query.map((name) => toParameter(name, 'query', call, ids)),
    ...(call.effect ? [keyHeader] : []),
  ];
}
