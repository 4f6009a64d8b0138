import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, instant, lenientList, mnt, text } from '../shape.ts';

/** Prices in MNT: calls per minute, `sms` per message, `dataMb` per megabyte. */
export const roamingCountry = z.object({
  id,
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
  nameMn: text,
  nameEn: text,
  zone: z.int(),
  operators: orElse(z.array(z.string()), []),
  callHome: mnt,
  callLocal: mnt,
  callIn: mnt,
  sms: mnt,
  dataMb: mnt,
  packages: lenientList(
    z.object({
      id,
      nameMn: text,
      nameEn: text,
      mb: z.int(),
      days: z.int(),
      price: mnt,
    }),
  ),
  updatedAt: orElse(z.nullish(instant), null),
});
export type RoamingCountry = z.infer<typeof roamingCountry>;

export const roamingContract = contract({
  service: 'content',
  method: 'GET',
  path: '/roaming/list',
  query: [],
  envelope: 'list',
  shape: roamingCountry,
});
