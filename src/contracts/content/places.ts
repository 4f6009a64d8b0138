import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, instant, lenientList, optionalText, text } from '../shape.ts';

/** City or aimag, district or sum, khoroo or bag: one shape, distinguished by `kind`. */
export const place = z.object({
  id,
  nameMn: text,
  nameEn: text,
  parentId: z.nullish(id),
  kind: z.enum(['CITY', 'AIMAG', 'DISTRICT', 'SUM', 'KHOROO', 'BAG']),
  deliverable: orElse(z.boolean(), true),
});
export type Place = z.infer<typeof place>;

const list = { service: 'content', method: 'GET', envelope: 'list', shape: place } as const;
export const citiesContract = contract({ ...list, path: '/city/list', query: [] });
export const districtsContract = contract({ ...list, path: '/district/list', query: ['cityId'] });
export const khoroosContract = contract({ ...list, path: '/horoo/list', query: ['districtId'] });

/** Clock time `HH:mm` in Asia/Ulaanbaatar; `null` for both means closed that day. */
export const openingHours = z.object({
  open: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
  close: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const branch = z.object({
  id,
  nameMn: text,
  nameEn: text,
  cityId: id,
  districtId: z.nullish(id),
  khorooId: z.nullish(id),
  addressMn: text,
  addressEn: text,
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  phone: optionalText,
  /** Keys such as `sim`, `esim`, `device`, `leasing`, `payment`, `tradein`, `business`, `homenet`. */
  services: orElse(z.array(z.string()), []),
  /** Seven entries, Monday first. */
  hours: z.array(openingHours).check(z.length(7)),
  /** Days that differ: `date` is `YYYY-MM-DD` in Ulaanbaatar. */
  exceptions: lenientList(z.extend(openingHours, { date: z.iso.date() })),
  hasKiosk: orElse(z.boolean(), false),
  updatedAt: orElse(z.nullish(instant), null),
});
export type Branch = z.infer<typeof branch>;

export const branchesContract = contract({
  service: 'content',
  method: 'GET',
  path: '/branch/list',
  /** Given `lat` and `lng`, the nearest come first; `size` is the maximum number. */
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
  branchId: z.nullish(id),
  hoursMn: optionalText,
  hoursEn: optionalText,
});
export type TravelPoint = z.infer<typeof travelPoint>;

export const travelPointsContract = contract({
  service: 'content',
  method: 'GET',
  path: '/travel-point/list',
  query: ['kind'],
  envelope: 'list',
  shape: travelPoint,
});
