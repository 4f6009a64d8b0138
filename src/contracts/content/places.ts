import * as z from 'zod';
import { contract } from '../contract.ts';
import { id, instant, lenientList, optionalText, text } from '../shape.ts';

/** City or aimag, district or sum, khoroo or bag: one shape, told apart by `kind`. */
export const place = z.object({
  id,
  nameMn: text,
  nameEn: text,
  parentId: id.nullish(),
  kind: z.enum(['CITY', 'AIMAG', 'DISTRICT', 'SUM', 'KHOROO', 'BAG']),
  deliverable: z.boolean().catch(true),
});
export type Place = z.infer<typeof place>;

const list = { service: 'content', method: 'GET', envelope: 'list', shape: place } as const;
export const readCities = contract({ ...list, path: '/city/list', query: [] });
export const readDistricts = contract({ ...list, path: '/district/list', query: ['cityId'] });
export const readKhoroos = contract({ ...list, path: '/horoo/list', query: ['districtId'] });

/** Clock time `HH:mm` in Asia/Ulaanbaatar; `null` for both means closed that day. */
export const openingHours = z.object({
  open: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
  close: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const branch = z.object({
  id,
  nameMn: text,
  nameEn: text,
  cityId: id,
  districtId: id.nullish(),
  khorooId: id.nullish(),
  addressMn: text,
  addressEn: text,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: optionalText,
  /** Keys such as `sim`, `esim`, `device`, `leasing`, `payment`, `tradein`, `business`, `homenet`. */
  services: z.array(z.string()).catch([]),
  /** Seven entries, Monday first. */
  hours: z.array(openingHours).length(7),
  /** Days that differ: `date` is `YYYY-MM-DD` in Ulaanbaatar. */
  exceptions: lenientList(openingHours.extend({ date: z.iso.date() })),
  hasKiosk: z.boolean().catch(false),
  updatedAt: instant.nullish().catch(null),
});
export type Branch = z.infer<typeof branch>;

export const readBranches = contract({
  service: 'content',
  method: 'GET',
  path: '/branch/list',
  /** With `lat` and `lng` the nearest first; at most `size`. */
  query: ['cityId', 'districtId', 'service', 'lat', 'lng', 'size'],
  envelope: 'list',
  shape: branch,
});

export const travelPoint = z.object({
  id,
  country: text,
  nameMn: text,
  nameEn: text,
  addressMn: optionalText,
  addressEn: optionalText,
  kind: z.enum(['AIRPORT', 'BORDER', 'HOTEL']),
  branchId: id.nullish(),
  hoursMn: optionalText,
  hoursEn: optionalText,
});
export type TravelPoint = z.infer<typeof travelPoint>;

export const readTravelPoints = contract({
  service: 'content',
  method: 'GET',
  path: '/travel-point/list',
  query: ['kind'],
  envelope: 'list',
  shape: travelPoint,
});
