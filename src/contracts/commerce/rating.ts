import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { orNull } from '../shape.ts';

/** Body: `{point}`. What the service then has of all ratings, which it need not tell. */
export const rateProductContract = contract({
  service: 'commerce',
  method: 'POST',
  path: '/product/rating',
  query: ['productId'],
  envelope: 'object',
  shape: z.object({
    ratingAvg: orNull(z.number()),
    ratingCount: orNull(z.int()),
  }),
});
