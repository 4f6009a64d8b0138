import * as z from 'zod';
import { contract } from '../contract.ts';
import { id, instant, lenientList, mnt, text } from '../shape.ts';

/** Prices in MNT: calls per minute, `sms` per message, `dataMb` per megabyte. */
export const roamingCountry = z.object({
  id,
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  nameMn: text,
  nameEn: text,
  zone: z.number().int(),
  operators: z.array(z.string()).catch([]),
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
      mb: z.number().int(),
      days: z.number().int(),
      price: mnt,
    }),
  ),
  updatedAt: instant.nullish().catch(null),
});
export type RoamingCountry = z.infer<typeof roamingCountry>;

export const readRoaming = contract({
  service: 'content',
  method: 'GET',
  path: '/roaming/list',
  query: [],
  envelope: 'list',
  shape: roamingCountry,
});
