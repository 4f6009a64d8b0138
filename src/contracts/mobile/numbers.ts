import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { numberClasses } from '#domain/number-classes.ts';
import { planAmounts, termOfPlan, withMegabytes } from '../content/services.ts';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import {
  id,
  instant,
  lenientList,
  mnt,
  optionalInstant,
  optionalText,
  orNull,
  price,
} from '../shape.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));

export const numberClass = z.enum(numberClasses);

/** A number that can be had. */
export const freeNumber = entity({
  isdn,
  class: orElse(numberClass, 'ORDINARY'),
  /** What it costs once, in MNT, beside its plan; 0 where the service does not say. */
  price,
});
export type FreeNumber = z.infer<typeof freeNumber>;

export const numberList = z.object({
  items: lenientList(freeNumber),
  /** What the next page is asked with; null where there is none. */
  next: orNull(z.string().check(z.minLength(1), z.maxLength(64))),
  /** The service has looked at as many numbers as it does for one page, and there are more: `next` searches on. */
  partial: orElse(z.boolean(), false),
});
export type NumberList = z.infer<typeof numberList>;

/** Numbers that can be had, 24 a page. `mask` has eight places, `?` or `_` for any digit. */
export const numbersContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/numbers',
  query: ['prefix', 'mask', 'contains', 'ending', 'class', 'without', 'sortBy', 'cursor', 'size'],
  envelope: 'object',
  shape: numberList,
});

export const holdBody = z.object({ isdn });

/** A number that is kept for somebody. */
export const numberHold = z.object({
  /** `TAKEN`: somebody else has it. `ENDED`: this very hold has lapsed or was released. */
  state: z.enum(['HELD', 'TAKEN', 'ENDED']),
  /** Names the hold in `release` and `sell`. */
  reference: orNull(z.string().check(z.minLength(1), z.maxLength(128))),
  expiresAt: optionalInstant,
  /** As it was kept, which no list says of a number that is kept. */
  class: orNull(numberClass),
  price: orNull(mnt),
});

/** Keeps a number for 12 hours. One hold for one idempotency key, also where the answer was lost. */
export const holdContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/numbers/hold',
  query: [],
  envelope: 'object',
  shape: numberHold,
});

export const releaseHoldBody = z.object({ isdn, reference: z.string().check(z.maxLength(128)) });

/** Gives a number back before its time. */
export const releaseHoldContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/numbers/release',
  query: [],
  envelope: 'object',
  /** Any answer of success says that it is free. */
  answer: 'any',
  shape: z.unknown(),
});

export const numberPlan = z.pipe(
  entity(
    {
      id,
      nameMn: optionalText,
      nameEn: optionalText,
      textMn: optionalText,
      textEn: optionalText,
      type: orElse(z.enum(['PREPAID', 'POSTPAID']), 'PREPAID'),
      /** Of the first month, in MNT; 0 where nothing is paid in advance. */
      fee: price,
      /** What a SIM card and an eSIM cost, in MNT. */
      simPrice: price,
      esimPrice: price,
      ...planAmounts,
      termMonths: termOfPlan,
    },
    'name',
  ),
  z.transform((read) => withMegabytes(read)),
);
export type NumberPlan = z.infer<typeof numberPlan>;

/** With what a new number begins. */
export const numberPlansContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/number-plans',
  query: [],
  envelope: 'list',
  shape: numberPlan,
});

/** Who a number will be registered to: a citizen by register number, or somebody by a passport. */
export const numberOwner = z.object({
  registerNumber: z.nullable(z.string()),
  passport: z.nullable(
    z.object({ number: z.string(), country: z.string(), expires: z.iso.date() }),
  ),
  lastName: z.string().check(z.maxLength(120)),
  firstName: z.string().check(z.maxLength(120)),
});
export type NumberOwner = z.infer<typeof numberOwner>;

export const checkOwnerBody = z.object({
  owner: numberOwner,
  type: z.enum(['PREPAID', 'POSTPAID']),
});

/** Whether somebody may have one more number; what else is said with success is yes. */
export const ownerCheck = z.object({
  state: orElse(z.enum(['OK', 'BLACKLISTED', 'UNDERAGE', 'TOO_MANY']), 'OK'),
});
export type OwnerCheck = z.infer<typeof ownerCheck>;

export const checkOwnerContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/numbers/check-owner',
  query: [],
  envelope: 'object',
  shape: ownerCheck,
});

const code = z.string().check(z.minLength(1), z.maxLength(40));

export const sellBody = z.object({
  /** The site's own code of what was paid for. */
  code,
  isdn,
  /** Of the hold; null where the service keeps none. */
  reference: z.nullable(z.string()),
  planId: id,
  type: z.enum(['PREPAID', 'POSTPAID']),
  owner: numberOwner,
  referralCode: z.string().check(z.maxLength(32)),
  /** In MNT, received. */
  amount: mnt.check(z.positive()),
  paidAt: instant,
});

/** `REFUSED`: it belongs to somebody else by now, or its owner may not have it; the site gives the money back. */
export const numberSale = z.object({ state: orElse(z.enum(['SOLD', 'REFUSED']), 'SOLD') });

/** Sells a number that was paid for. One sale for one idempotency key. */
export const sellContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/numbers/sell',
  query: [],
  envelope: 'object',
  shape: numberSale,
});
