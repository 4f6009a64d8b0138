import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { isPersonsNumber } from '#domain/register-number.ts';
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

/**
 * The fields of the identity card that this site reads; its picture and the address are ignored. `lastname` is the
 * family name, and `surname`, which is not read, the clan's.
 */
export const citizen = z.object({
  regnum: registerNumber.check(z.refine(isPersonsNumber)),
  lastname: name,
  firstname: name,
});
export type Citizen = z.infer<typeof citizen>;

/** Providers send such numbers as numbers or as text. */
const digits = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d+$/))]),
  z.transform(Number),
);

/** Of a `resultCode` 0 the response is a card; of any other it says nothing. */
const answered = z.object({ resultCode: digits, response: z.unknown() });

/** One element says how somebody signed in; another holds the answers, each under its service's name. */
const part = z.object({
  citizen_loginType: orElse(z.nullish(digits), null),
  services: orElse(z.nullish(z.record(z.string(), z.unknown())), null),
});

const serviceCall = {
  service: 'dan',
  path: '/oauth2/api/v1/service',
  query: [],
  envelope: 'object',
  shape: lenientList(part),
} as const;

/** Bearer: the token that `exchangeCode` returned. Which method the provider takes, its contract says. */
export const servicesContracts = {
  GET: contract({ ...serviceCall, method: 'GET' }),
  POST: contract({ ...serviceCall, method: 'POST' }),
};

const organisationLogin = 1;

/** Who signed in; `not-found` is somebody whose card the register did not find. */
export type DanAnswer =
  | { kind: 'citizen'; citizen: Citizen }
  | { kind: 'organisation' }
  | { kind: 'not-found' };

/** The answer of the named service, which may be any element; null when that is neither a refusal nor a valid card. */
export function readDanAnswer(
  parts: readonly z.infer<typeof part>[],
  service: string,
): DanAnswer | null {
  if (parts.some((one) => one.citizen_loginType === organisationLogin)) {
    return { kind: 'organisation' };
  }
  const found = parts.find(({ services }) => services && Object.hasOwn(services, service));
  const answer = answered.safeParse(found?.services?.[service]);
  if (!answer.success) return null;
  if (answer.data.resultCode !== 0) return { kind: 'not-found' };
  const card = citizen.safeParse(answer.data.response);
  return card.success ? { kind: 'citizen', citizen: card.data } : null;
}
