import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { downgradeReasons } from '#domain/plan-change.ts';
import { planAmounts, termOfPlan, withMegabytes } from '../content/services.ts';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, lenientList, mnt, optionalText, orNull } from '../shape.ts';
import { registeredEmail } from './subscriber.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
const code = z.string().check(z.minLength(1), z.maxLength(40));
/** `YYYY-MM-DD` in Ulaanbaatar. */
const day = orNull(z.iso.date());

/**
 * Why a plan can not be changed. `TERM` only keeps from smaller plans. Every word that this site does not know is `OTHER`,
 * which refuses too.
 */
export const shiftReasons = [
  'COMPANY',
  'BLACKLISTED',
  'BILL',
  'SAVED_NUMBER',
  'VIP',
  'MONTH',
  'TERM',
  'OTHER',
] as const;
export type ShiftReason = (typeof shiftReasons)[number];

export const shiftRefusal = z.object({
  reason: orElse(z.enum(shiftReasons), 'OTHER'),
  /** Of `BILL`, in MNT; without it only that there is one is said. */
  amount: orNull(mnt),
  /** Of `TERM` the contract's last day, of `MONTH` the first day on which it is possible again. */
  until: day,
});
export type ShiftRefusal = z.infer<typeof shiftRefusal>;

/** A plan beside which another is laid. Without what it costs it can not be compared, and is left out. */
export const shiftPlan = z.pipe(
  entity(
    {
      id,
      nameMn: optionalText,
      nameEn: optionalText,
      /** Per month, in MNT. */
      fee: mnt,
      ...planAmounts,
      termMonths: termOfPlan,
      /** What else belongs to it, such as a TV package: what the other plan lacks is lost. */
      extras: lenientList(entity({ nameMn: optionalText, nameEn: optionalText }, 'name')),
    },
    'name',
  ),
  z.transform((read) => withMegabytes(read)),
);
export type ShiftPlan = z.infer<typeof shiftPlan>;

export const shiftState = z.object({
  /** The plan of today; without it nothing can be compared, and the page says where else it is changed. */
  current: orNull(shiftPlan),
  /** Every reason, not only the first. */
  refusals: lenientList(shiftRefusal),
  /** Where the code goes, so it must come whole. */
  email: registeredEmail,
  /** A change that is under way. */
  pending: orNull(
    entity({ planId: orNull(id), nameMn: optionalText, nameEn: optionalText, from: day }, 'name'),
  ),
});
export type ShiftState = z.infer<typeof shiftState>;

/** What a number has, and whether its plan can be changed now. Personal: never cached, `isdn` from the session. */
export const shiftStateContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/package-shift',
  query: ['isdn'],
  envelope: 'object',
  shape: shiftState,
});

/** The plans that this number can have instead. */
export const shiftPlansContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/package-shift/plans',
  query: ['isdn'],
  envelope: 'list',
  shape: shiftPlan,
});

export const shiftPlanBody = z.object({
  /** The site's own code of the change. */
  code,
  isdn,
  fromPlanId: id,
  planId: id,
  /** Null but for a smaller plan. */
  reason: z.nullable(z.enum(downgradeReasons)),
  comment: z.string().check(z.maxLength(300)),
  /** Who has been compared with the registration, and by what. */
  provedBy: z.enum(['DAN', 'PASSPORT']),
});

const answered = {
  /** From which day on; without it the site's own rule holds: at once when it costs more, else the 1st. */
  effectiveOn: day,
  /** Of a refusal: every reason as of now. */
  refusals: lenientList(shiftRefusal),
};

/** `REFUSED`: nothing was changed. What else is said with success is taken for done. */
export const shiftAnswer = z.object({
  state: orElse(z.enum(['DONE', 'REFUSED']), 'DONE'),
  ...answered,
});
export type ShiftAnswer = z.infer<typeof shiftAnswer>;

/** Changes the plan, after judging once more whether it may be. One change for one idempotency key. */
export const shiftPlanContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/package-shift',
  query: [],
  envelope: 'object',
  shape: shiftAnswer,
});

/**
 * What became of a code, after an answer that was lost. `NONE`: nothing was heard of it. A service without the call is asked for
 * the plan of today instead.
 */
export const readShiftOutcomeContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/package-shift/outcome',
  query: ['code'],
  envelope: 'object',
  shape: z.object({
    state: orElse(z.enum(['DONE', 'REFUSED', 'NONE', 'UNCLEAR']), 'UNCLEAR'),
    ...answered,
  }),
});

export const checkShiftPassportBody = z.object({
  isdn,
  passport: z.object({ number: z.string(), country: z.string(), expires: z.iso.date() }),
  lastName: z.string().check(z.maxLength(120)),
  firstName: z.string().check(z.maxLength(120)),
});

/** Whether a passport is that of the owner; `BRANCH`, and every word that this site does not know: a person has to look at it. */
export const checkShiftPassportContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/package-shift/check-passport',
  query: [],
  envelope: 'object',
  shape: z.object({ state: orElse(z.enum(['SAME', 'OTHER', 'BRANCH']), 'BRANCH') }),
});
