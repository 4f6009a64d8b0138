import * as z from 'zod/mini';
import { contract } from '../contract.ts';

/** How hard a finished flow was, by a customer who stays unnamed: 7 is pretty easy, 1 pretty hard. */
export const effortBody = z.object({
  /** The flow's name on this site, such as `homeInternet`. */
  flow: z.string().check(z.minLength(1), z.maxLength(40)),
  score: z.int().check(z.minimum(1), z.maximum(7)),
  comment: z.string().check(z.maxLength(500)),
  language: z.enum(['mn', 'en']),
  /** `YYYY-MM-DD` in Ulaanbaatar: when the flow was finished. */
  day: z.iso.date(),
});

/** One score for one idempotency key. What the service answers beside its status is not needed. */
export const effortContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/ces',
  query: [],
  envelope: 'object',
  shape: z.object({}),
});
