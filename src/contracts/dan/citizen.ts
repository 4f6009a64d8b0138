import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { lenientList, registerNumber } from '../shape.ts';

/** The data that a site asks a citizen to share: sent in `scope` as base64 of JSON. */
export const danScope = z
  .array(
    z.object({
      services: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1)),
      wsdl: z.url().check(z.maxLength(300)),
    }),
  )
  .check(z.minLength(1), z.maxLength(4));
export type DanScope = z.infer<typeof danScope>;

export const token = z.object({ access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)) });

/** Body: grant_type, code, client_id, client_secret, redirect_uri. */
export const exchangeCodeContract = contract({
  service: 'dan',
  method: 'POST',
  path: '/oauth2/token',
  query: [],
  encoding: 'form',
  envelope: 'object',
  shape: token,
});

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** The fields of the identity card that this site reads; its picture and the address are ignored. */
export const citizen = z.object({ regnum: registerNumber, lastname: name, firstname: name });
export type Citizen = z.infer<typeof citizen>;

const answered = z.object({ response: z.unknown() });

/** One element says how the citizen signed in; another holds the answers, each under its service's name. */
const part = z.object({ services: orElse(z.nullish(z.record(z.string(), z.unknown())), null) });

/** Bearer: the token that `exchangeCode` returned. */
export const servicesContract = contract({
  service: 'dan',
  method: 'POST',
  path: '/oauth2/api/v1/service',
  query: [],
  envelope: 'object',
  shape: lenientList(part),
});

/** The citizen in the named service's answer, which may be any element; null when that is no valid card. */
export function findCitizen(parts: readonly z.infer<typeof part>[], service: string) {
  const found = parts.find(({ services }) => services && Object.hasOwn(services, service));
  const answer = answered.safeParse(found?.services?.[service]);
  const card = citizen.safeParse(answer.data?.response);
  return card.success ? card.data : null;
}
