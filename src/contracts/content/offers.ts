import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, instant, lenientList, mnt, text } from '../shape.ts';

export const leasingGroup = z.object({
  id,
  nameMn: text,
  nameEn: text,
  productIds: orElse(z.array(id), []),
  /** Per cent of the price. */
  prepayOptions: z.array(z.number()),
  terms: z.array(z.int()),
  minAge: z.int(),
  startsAt: instant,
  endsAt: z.nullish(instant),
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
  deposit: mnt,
  quota: z.int(),
  taken: z.int(),
  opensAt: instant,
  closesAt: instant,
  eta: instant,
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

/** An estimate is `basePrice` times the factor of each answer. */
export const tradeIn = z.object({
  validDays: z.int(),
  brands: lenientList(
    z.object({
      brand: text,
      models: lenientList(z.object({ id, name: text, storage: text, basePrice: mnt })),
    }),
  ),
  questions: lenientList(
    z.object({
      id,
      textMn: text,
      textEn: text,
      options: lenientList(
        z.object({
          id,
          textMn: text,
          textEn: text,
          factor: z.number().check(z.minimum(0), z.maximum(1)),
        }),
      ),
    }),
  ),
});
export type TradeIn = z.infer<typeof tradeIn>;

export const tradeInContract = contract({
  service: 'content',
  method: 'GET',
  path: '/trade-in',
  query: [],
  envelope: 'attributes',
  shape: tradeIn,
});
