import * as z from 'zod/mini';
import { contract } from '../contract.ts';

/** What the owner of a number agrees to now, of the text of a version: what is not among the purposes is withdrawn. */
export const consentBody = z.object({
  isdn: z.string(),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  /** Ids of the purposes of that text, such as `marketing`. */
  purposes: z.array(z.string()),
});

/** The newest choice of a number counts. What the service answers beside its status is not needed. */
export const consentContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/consents',
  query: [],
  envelope: 'object',
  shape: z.object({}),
});
