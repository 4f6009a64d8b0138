import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { orNull } from '../shape.ts';

/** Body: `{point}`. The service need not tell what it then has of all ratings. */
export const rateProductContract = contract({
  service: 'commerce',
  method: 'POST',
  path: '/product/rating',
  query: ['productId'],
  envelope: 'object',
  answer: 'any',
  shape: z.pipe(
    orNull(z.object({ ratingAvg: orNull(z.number()), ratingCount: orNull(z.int()) })),
    z.transform((rated) => rated ?? { ratingAvg: null, ratingCount: null }),
  ),
});
