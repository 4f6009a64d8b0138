import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, instant, mnt, optionalText, orNull, price } from '../shape.ts';
import { esimProfile, simKind } from './sim-orders.ts';

const amountOf = z.int().check(z.positive());

/** What a visitor of the country buys: days, and data for them. No number comes with it. */
export const touristPackage = entity(
  {
    id,
    nameMn: optionalText,
    nameEn: optionalText,
    days: amountOf,
    dataMb: amountOf,
    /** In MNT, as an eSIM and as a card. */
    price,
  },
  'name',
);
export type TouristPackage = z.infer<typeof touristPackage>;

export const touristPackagesContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/tourist-packages',
  query: [],
  envelope: 'list',
  shape: touristPackage,
});

/** Who travels: as the passport says. */
export const traveller = z.object({
  passport: z.object({ number: z.string(), country: z.string(), expires: z.iso.date() }),
  lastName: z.string().check(z.maxLength(120)),
  firstName: z.string().check(z.maxLength(120)),
});
export type Traveller = z.infer<typeof traveller>;

export const checkTravellerBody = z.object({ traveller });

/** Whether somebody may have one more SIM on a passport; what else is said with success is yes. */
export const checkTravellerContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/tourist-sims/check',
  query: [],
  envelope: 'object',
  shape: z.object({ state: orElse(z.enum(['OK', 'BLACKLISTED', 'TOO_MANY']), 'OK') }),
});

const code = z.string().check(z.minLength(1), z.maxLength(40));

export const orderTouristSimBody = z.object({
  /** The site's own code of what was paid for: a card is handed out to whoever shows it. */
  code,
  packageId: id,
  kind: simKind,
  traveller,
  email: z.string().check(z.maxLength(254)),
  /** Of a card: when it is fetched, and at which travel point. Null of an eSIM. */
  pickup: z.nullable(z.object({ pointId: id, arrives: z.iso.date() })),
  /** In MNT, received. */
  amount: mnt.check(z.positive()),
  paidAt: instant,
});

/** `REFUSED`: it is not sold to this passport; the site gives the money back. `READY`: an eSIM can be installed, a card fetched. */
export const touristSim = z.object({
  state: orElse(z.enum(['ORDERED', 'READY', 'REFUSED']), 'ORDERED'),
  /** Of an eSIM. */
  profile: orNull(esimProfile),
});

/** Sells the data SIM of a visitor. One sale for one idempotency key. */
export const orderTouristSimContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/tourist-sims',
  query: [],
  envelope: 'object',
  shape: touristSim,
});

/** What became of a code: after an answer that was lost, and where a profile is not there yet. A service without it is sent the same again, with its key. */
export const readTouristSimContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/tourist-sims',
  query: ['code'],
  envelope: 'object',
  shape: z.object({
    state: orElse(z.enum(['ORDERED', 'READY', 'REFUSED', 'NONE']), 'NONE'),
    profile: orNull(esimProfile),
  }),
});
