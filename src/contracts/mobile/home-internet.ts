import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, orNull, optionalText, orderPrice, price } from '../shape.ts';

/** Where the internet would be brought. It is personal, so it goes into a body and never into an address. */
export const homeAddress = z.object({
  cityId: id,
  districtId: id,
  khorooId: id,
  building: z.string().check(z.minLength(1), z.maxLength(120)),
  apartment: z.string().check(z.maxLength(40)),
});
export type HomeAddress = z.infer<typeof homeAddress>;

/** `UNKNOWN`, and every word that this site does not know: somebody calls back. It never means no. */
export const coverageStatus = z.enum(['AVAILABLE', 'PLANNED', 'NO', 'UNKNOWN']);

export const homeCoverage = z.object({
  status: orElse(coverageStatus, 'UNKNOWN'),
  /** `YYYY-MM`: when the network will reach a planned address. */
  plannedFor: orNull(z.string().check(z.regex(/^\d{4}-\d\d$/))),
});
export type HomeCoverage = z.infer<typeof homeCoverage>;

export const homeCoverageContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/home-internet/coverage',
  query: [],
  envelope: 'object',
  shape: homeCoverage,
});

export const homePackage = entity(
  {
    id,
    nameMn: optionalText,
    nameEn: optionalText,
    textMn: optionalText,
    textEn: optionalText,
    /** Per month. */
    fee: orderPrice,
    installFee: price,
    termMonths: orNull(z.int()),
  },
  'name',
);
export type HomePackage = z.infer<typeof homePackage>;

export const homePackagesContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/home-internet/packages',
  query: [],
  envelope: 'list',
  shape: homePackage,
});

/** What a customer asked for: to be connected, to hear when the network comes, or to be called. */
export const homeRequestKind = z.enum(['INSTALL', 'NOTIFY', 'CALL_BACK']);
export type HomeRequestKind = z.infer<typeof homeRequestKind>;

export const homeRequestBody = z.object({
  /** The site's own code of the request. */
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: homeRequestKind,
  address: homeAddress,
  packageId: z.nullable(z.string()),
  /** `YYYY-MM-DD` and a slot such as `09:00-13:00`, in Ulaanbaatar. */
  visit: z.nullable(z.object({ date: z.iso.date(), slot: z.string() })),
  name: z.string().check(z.maxLength(120)),
  phone: z.string().check(z.regex(/^\d{8}$/)),
  language: z.enum(['mn', 'en']),
});

/** One request for one idempotency key. */
export const homeRequestContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/home-internet/request',
  query: [],
  envelope: 'object',
  /** Any answer of success says that it was taken. */
  shape: z.object({ id: orNull(id) }),
});
