import { starsRelations } from '#domain/stars-relations.ts';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, mnt, optionalText, orderPrice } from '../shape.ts';
import { paidEffect } from './purchases.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
const name = z.string().check(z.minLength(1), z.maxLength(120));

/** A package for a child's number. */
export const starsPackage = entity(
  {
    id,
    nameMn: optionalText,
    nameEn: optionalText,
    textMn: optionalText,
    textEn: optionalText,
    /** Of a month, in MNT. */
    fee: orderPrice,
  },
  'name',
);
export type StarsPackage = z.infer<typeof starsPackage>;

export const starsPackagesContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/stars/packages',
  query: [],
  envelope: 'list',
  shape: starsPackage,
});

export const starsChild = z.object({ registerNumber: name, lastName: name, firstName: name });

const asked = {
  /** The number that is signed in, whose owner Dan has confirmed. */
  parentIsdn: isdn,
  child: starsChild,
  relation: z.enum(starsRelations),
};

export const checkStarsBody = z.object({
  ...asked,
  /** The child's own number, where it has one that becomes Stars. */
  isdn: z.nullable(isdn),
});

/** Whether a parent may have a number for a child; what else is said with success is yes. */
export const starsCheck = z.object({
  state: orElse(
    z.enum([
      'OK',
      /** The parent. */
      'BLACKLISTED',
      'UNDERAGE',
      'COMPANY',
      /** The register does not know the child as the parent's. */
      'NOT_CHILD',
      /** The parent has as many as may be. */
      'TOO_MANY',
      /** It is neither the child's nor the parent's, or can not become Stars. */
      'NUMBER',
    ]),
    'OK',
  ),
  /** Whether the fee may go on the parent's bill. */
  mayBill: orElse(z.boolean(), true),
});
export type StarsCheck = z.infer<typeof starsCheck>;

export const checkStarsContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/stars/check',
  query: [],
  envelope: 'object',
  shape: starsCheck,
});

export const orderStarsBody = z.object({
  /** The site's own code of the order. */
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  ...asked,
  isdn,
  /** A new number, which becomes the parent's for the child; else one that exists. */
  isNew: z.boolean(),
  /** Of the hold; null where there is none. */
  reference: z.nullable(z.string()),
  packageId: id,
  /** Paid already, or with the parent's next bill. */
  by: z.enum(['PAID', 'BILL']),
  /** In MNT, received; 0 on the bill. */
  amount: mnt,
  paidAt: z.nullable(z.iso.datetime()),
});

/** Makes the number the child's, with its package. One order for one idempotency key; asked about by `/paid-effect`. */
export const orderStarsContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/stars/order',
  query: [],
  envelope: 'object',
  shape: paidEffect,
});
