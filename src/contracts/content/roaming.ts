import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { identified } from '../entity.ts';
import { shownList, mnt, orNull, optionalInstant, optionalText, price } from '../shape.ts';

const amount = z.int().check(z.nonnegative());
/** Null where the service does not say: it is then not shown as free. */
const optionalMnt = orNull(mnt);

/** Prices in MNT: calls per minute, `sms` per message, `dataMb` per megabyte. */
export const roamingCountry = identified(
  {
    /** ISO 3166-1 alpha-2. */
    country: optionalText,
    nameMn: optionalText,
    nameEn: optionalText,
    zone: orNull(z.int()),
    operators: orElse(z.array(z.string()), []),
    callHome: optionalMnt,
    callLocal: optionalMnt,
    callIn: optionalMnt,
    sms: optionalMnt,
    dataMb: optionalMnt,
    packages: shownList(
      identified(
        { nameMn: optionalText, nameEn: optionalText, mb: amount, days: amount, price },
        'name',
      ),
    ),
    updatedAt: optionalInstant,
  },
  'name',
);
export type RoamingCountry = z.infer<typeof roamingCountry>;

export const roamingContract = contract({
  service: 'content',
  method: 'GET',
  path: '/roaming/list',
  query: [],
  envelope: 'list',
  most: 300,
  shape: roamingCountry,
});
