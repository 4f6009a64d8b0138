import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, orNull } from '../shape.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
const code = z.string().check(z.minLength(1), z.maxLength(40));

export const simKind = z.enum(['SIM', 'ESIM']);
export type SimKind = z.infer<typeof simKind>;

/** Where a SIM card goes: to an address, or to a branch. */
export const simDelivery = z.object({
  type: z.enum(['DELIVERY', 'PICKUP']),
  address: z.nullable(
    z.object({
      cityId: id,
      districtId: id,
      khorooId: id,
      building: z.string(),
      apartment: z.string(),
    }),
  ),
  branchId: z.nullable(id),
});

export const orderSimBody = z.object({
  code,
  isdn,
  kind: simKind,
  delivery: z.nullable(simDelivery),
  phone: isdn,
});

/** What an eSIM is installed with (SGP.22): the server, and what it calls the profile. */
export const esimProfile = z.object({
  smdp: z.string().check(z.regex(/^[\w.-]{1,255}$/)),
  matchingId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,255}$/)),
  /** The phone asks for a code that comes another way. */
  confirmationCode: orElse(z.boolean(), false),
});
export type EsimProfile = z.infer<typeof esimProfile>;

/** `ORDERED`: it is being made. `READY`: an eSIM can be installed. */
export const simOrder = z.object({
  state: orElse(z.enum(['ORDERED', 'READY']), 'ORDERED'),
  profile: orNull(esimProfile),
});

/** Orders the SIM card of a number that was sold, or the profile of its eSIM. One order for one idempotency key. */
export const orderSimContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/sim-orders',
  query: [],
  envelope: 'object',
  shape: simOrder,
});

/** What became of a code: after an answer that was lost, and where a profile is not there yet. A service without it is sent the same again, with its key. */
export const readSimOrderContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/sim-orders',
  query: ['code'],
  envelope: 'object',
  shape: z.object({
    sale: orElse(z.enum(['SOLD', 'REFUSED', 'NONE']), 'NONE'),
    state: orElse(z.enum(['ORDERED', 'READY', 'NONE']), 'NONE'),
    profile: orNull(esimProfile),
  }),
});
