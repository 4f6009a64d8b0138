import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity, identified } from '../entity.ts';
import { id, lenientList, orNull, optionalInstant, optionalText } from '../shape.ts';

const kinds = ['CITY', 'AIMAG', 'DISTRICT', 'SUM', 'KHOROO', 'BAG'] as const;
const optionalId = orNull(id);

/** City or aimag, district or sum, khoroo or bag: one shape, distinguished by `kind`. */
const placeOf = (kind: (typeof kinds)[number]) =>
  entity(
    {
      id,
      nameMn: optionalText,
      nameEn: optionalText,
      parentId: optionalId,
      kind: orElse(z.enum(kinds), kind),
      deliverable: orElse(z.boolean(), true),
    },
    'name',
  );
export const place = placeOf('CITY');
export type Place = z.infer<typeof place>;

const list = { service: 'content', method: 'GET', envelope: 'list' } as const;
export const citiesContract = contract({
  ...list,
  path: '/city/list',
  query: [],
  shape: place,
});
export const districtsContract = contract({
  ...list,
  path: '/district/list',
  query: ['cityId'],
  shape: placeOf('DISTRICT'),
});
export const khoroosContract = contract({
  ...list,
  path: '/horoo/list',
  query: ['districtId'],
  shape: placeOf('KHOROO'),
});

const clock = orNull(z.string().check(z.regex(/^\d\d:\d\d$/)));
/** Clock time `HH:mm` in Asia/Ulaanbaatar; `null` for both means closed that day. */
const dayHours = { open: clock, close: clock };
export const openingHours = z.object(dayHours);
export type OpeningHours = z.infer<typeof openingHours>;

const degrees = (most: number) => orNull(z.number().check(z.minimum(-most), z.maximum(most)));

export const branch = identified(
  {
    nameMn: optionalText,
    nameEn: optionalText,
    cityId: optionalId,
    districtId: optionalId,
    khorooId: optionalId,
    addressMn: optionalText,
    addressEn: optionalText,
    lat: degrees(90),
    lng: degrees(180),
    phone: optionalText,
    /** Keys such as `sim`, `esim`, `device`, `leasing`, `payment`, `tradein`, `business`, `homenet`. */
    services: orElse(z.array(z.string()), []),
    /** Seven entries, Monday first; none where they are not known. */
    hours: orElse(z.array(openingHours).check(z.length(7)), []),
    /** Days that differ: `date` is `YYYY-MM-DD` in Ulaanbaatar. */
    exceptions: lenientList(z.object({ ...dayHours, date: z.iso.date() })),
    hasKiosk: orElse(z.boolean(), false),
    updatedAt: optionalInstant,
  },
  'name',
);
export type Branch = z.infer<typeof branch>;

export const branchesContract = contract({
  ...list,
  path: '/branch/list',
  /** Given `lat` and `lng`, the nearest come first; `size` is the maximum number. */
  query: ['cityId', 'districtId', 'service', 'lat', 'lng', 'size'],
  most: 500,
  shape: branch,
});

const pointFields = identified(
  {
    country: optionalText,
    nameMn: optionalText,
    nameEn: optionalText,
    addressMn: optionalText,
    addressEn: optionalText,
    kind: orElse(z.enum(['AIRPORT', 'BORDER', 'HOTEL', 'OTHER']), 'OTHER'),
    branchId: optionalId,
    /** Of both languages, where they are not sent apart. */
    hours: z.optional(optionalText),
    hoursMn: optionalText,
    hoursEn: optionalText,
  },
  'name',
);

export const travelPoint = z.pipe(
  pointFields,
  z.transform((point) => ({
    ...point,
    hoursMn: point.hoursMn || (point.hours ?? ''),
    hoursEn: point.hoursEn || (point.hours ?? ''),
  })),
);
export type TravelPoint = z.infer<typeof travelPoint>;

export const travelPointsContract = contract({
  ...list,
  path: '/travel-point/list',
  query: ['kind'],
  most: 500,
  shape: travelPoint,
});
