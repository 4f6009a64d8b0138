import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity, identified } from '../entity.ts';
import {
  id,
  lenientList,
  mnt,
  orNull,
  optionalInstant,
  optionalText,
  price,
  text,
} from '../shape.ts';

export const leasingGroup = entity({
  id,
  nameMn: optionalText,
  nameEn: optionalText,
  productIds: orElse(z.array(id), []),
  /** Per cent of the price. */
  prepayOptions: orElse(z.array(z.number()), [0, 10, 35]),
  terms: orElse(z.array(z.int()), [6, 12, 24]),
  minAge: orElse(z.int(), 18),
  startsAt: optionalInstant,
  endsAt: optionalInstant,
});
export type LeasingGroup = z.infer<typeof leasingGroup>;

export const leasingGroupContract = contract({
  service: 'content',
  method: 'GET',
  path: '/leasing-group',
  query: ['id'],
  envelope: 'first',
  shape: leasingGroup,
});

export const preorder = z.object({
  id,
  productId: id,
  deposit: price,
  /** Null is without a limit. */
  quota: orNull(z.int()),
  taken: orElse(z.int(), 0),
  opensAt: optionalInstant,
  closesAt: optionalInstant,
  eta: optionalInstant,
});
export type Preorder = z.infer<typeof preorder>;

export const preorderContract = contract({
  service: 'content',
  method: 'GET',
  path: '/preorder',
  query: ['id'],
  envelope: 'first',
  shape: preorder,
});

const models = lenientList(
  z.pipe(
    z.object({ id: z.optional(id), name: text, storage: optionalText, basePrice: mnt }),
    z.transform((model) => ({ ...model, id: model.id ?? `${model.name} ${model.storage}`.trim() })),
  ),
);
const textFields = { textMn: optionalText, textEn: optionalText };
const factor = z.number().check(z.minimum(0), z.maximum(1));

const tradeInFields = entity({
  validDays: orElse(z.int(), 7),
  brands: lenientList(z.object({ brand: text, models })),
  /** A service that takes one brand only has it here. */
  brand: optionalText,
  models,
  questions: lenientList(
    identified(
      { ...textFields, options: lenientList(identified({ ...textFields, factor }, 'text')) },
      'text',
    ),
  ),
});

/** An estimate is `basePrice` times the factor of each answer. */
export const tradeIn = z.pipe(
  tradeInFields,
  z.transform(({ brand, models: ofBrand, brands, ...rest }) => ({
    ...rest,
    brands: ofBrand.length > 0 ? [...brands, { brand, models: ofBrand }] : brands,
  })),
);
export type TradeIn = z.infer<typeof tradeIn>;

export const tradeInContract = contract({
  service: 'content',
  method: 'GET',
  path: '/trade-in',
  query: [],
  envelope: 'attributes',
  shape: tradeIn,
});
