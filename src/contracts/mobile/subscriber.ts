import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { lenientList, mnt, optionalText, orNull, text } from '../shape.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
/** `YYYY-MM-DD` in Ulaanbaatar. */
const day = orNull(z.iso.date());
const amount = orNull(z.number().check(z.minimum(0), z.maximum(1_000_000_000)));

/** Not so, where the service does not say. */
const flag = z.pipe(
  orNull(z.boolean()),
  z.transform((said) => said === true),
);

/** What is left of one thing that a plan or a package has. */
export const allowance = entity({
  /** `OTHER`, and every word that this site does not know, is called by its name. */
  kind: orElse(z.enum(['DATA', 'MINUTES', 'MESSAGES', 'OTHER']), 'OTHER'),
  nameMn: optionalText,
  nameEn: optionalText,
  /** In MB, minutes or messages. */
  left: amount,
  /** Of how much; without it only what is left is shown. */
  total: amount,
  isUnlimited: flag,
  /** Until when it can be used; without it, until the plan is renewed. */
  until: day,
});
export type Allowance = z.infer<typeof allowance>;

/** The plan of a number; without a name it is not shown. */
export const subscriberPlan = entity(
  {
    nameMn: optionalText,
    nameEn: optionalText,
    /** Per month, in MNT. */
    fee: orNull(mnt),
  },
  'name',
);

/** Missing where the service does not say; empty where none is registered, which many systems write as `nomail@nomail`. */
export const registeredEmail = z.pipe(
  orElse(z.optional(z.nullable(z.string().check(z.maxLength(254)))), undefined),
  z.transform((said): string | null => {
    if (said === undefined) return null;
    return !said?.includes('@') || /nomail@nomail/i.test(said) ? '' : said;
  }),
);

/** What a number has. Nothing of it is needed: what the service does not say is not shown. */
export const subscriber = entity({
  plan: orNull(subscriberPlan),
  /** Whether it is paid for beforehand or by a monthly bill. */
  payment: orNull(z.enum(['PREPAID', 'POSTPAID'])),
  /** A number of an organisation. */
  isCompany: flag,
  left: lenientList(allowance),
  renewsOn: day,
  /** Units, in MNT, and until when they can be used. */
  balance: orNull(mnt),
  balanceUntil: day,
  contractEndsOn: day,
  /** The plan that a change leads to, and from which day on; only where one is under way. */
  nextPlan: orNull(entity({ nameMn: optionalText, nameEn: optionalText, from: day }, 'name')),
  /** Of the owner. This site masks it in any case, so it may come masked. */
  email: registeredEmail,
});
export type Subscriber = z.infer<typeof subscriber>;

/** Personal: never cached, and `isdn` only ever comes from the session. */
export const subscriberContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/subscriber',
  query: ['isdn'],
  envelope: 'object',
  shape: subscriber,
});

/** One month's bill. */
export const subscriberBill = entity({
  /** `YYYY-MM`. */
  month: text.check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** What the month costs, in MNT. */
  amount: mnt,
  /** What of it is not paid yet; without it the page does not say whether it is paid. */
  due: orNull(mnt),
  dueDate: day,
  paidOn: day,
  /** The bill's own number. */
  number: optionalText,
  /** What it is made of. Discounts are negative. */
  lines: lenientList(
    entity({ nameMn: optionalText, nameEn: optionalText, amount: z.int() }, 'name'),
  ),
});
export type SubscriberBill = z.infer<typeof subscriberBill>;

/** The bills of the last twelve months. Personal, as above. */
export const subscriberBillsContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/subscriber/bills',
  query: ['isdn'],
  envelope: 'list',
  shape: subscriberBill,
});

/** Body of `POST /subscriber/puk`. Not a GET, so that nothing on the way stores the answer. */
export const readPukBody = z.object({ isdn });

const pukCode = z.string().check(z.regex(/^\d{8}$/));

/** What unlocks the SIM card of a number. It is asked for only after a fresh code, and never stored. */
export const readPukContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/subscriber/puk',
  query: [],
  envelope: 'object',
  shape: z.object({
    puk: pukCode,
    /** Some cards have a second one. */
    puk2: orNull(pukCode),
  }),
});

/** Body of `POST /subscriber/email`: both the number and the address have been confirmed by codes. */
export const setEmailBody = z.object({ isdn, email: z.email().check(z.maxLength(254)) });

/** Registers another e-mail address. The same again changes nothing; what the service answers beside its status is not needed. */
export const setEmailContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/subscriber/email',
  query: [],
  envelope: 'object',
  shape: z.object({}),
});
