import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { mnt, optionalText, orNull, registerNumber } from '../shape.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
const code = z.string().check(z.minLength(1), z.maxLength(40));
const name = z.string().check(z.maxLength(120));

/** Who wants a lease: the owner of a number, whom Dan has confirmed. It is personal, so it goes into a body. */
export const leaseApplicantBody = z.object({
  isdn,
  registerNumber,
  lastName: name,
  firstName: name,
});
export type LeaseApplicant = z.input<typeof leaseApplicantBody>;

/** Whether somebody may ask for a lease at all; what else is said with success is yes. */
export const applicantCheck = z.object({
  state: orElse(z.enum(['OK', 'BLACKLISTED', 'UNDERAGE', 'PHONE_MISMATCH', 'NO_EMAIL']), 'OK'),
});
export type ApplicantCheck = z.infer<typeof applicantCheck>;

/** Compares a number with e-Mongolia, and looks into the blacklist. A service without it refuses nobody; a person decides then. */
export const checkApplicantContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/leasing/check-applicant',
  query: [],
  envelope: 'object',
  shape: applicantCheck,
});

/** Body of both bureaus: the assessment's own code, and whom it is about. */
export const leaseReportBody = z.extend(leaseApplicantBody, { code });
export type LeaseReportBody = z.input<typeof leaseReportBody>;

/** What somebody owes elsewhere. What the bureau does not say is null, and then a person decides. */
export const creditReport = z.object({
  /** What is paid for other loans each month, in MNT. */
  monthlyPayments: orNull(mnt),
  /** For how many days something is overdue; 0 where nothing is. */
  overdueDays: orNull(z.int().check(z.nonnegative())),
  /** What lenders were told of the income of a month, in MNT. */
  income: orNull(mnt),
});
export type CreditReport = z.infer<typeof creditReport>;

/** One report for one idempotency key. `CREDIT_BUREAU_BASE_URL` may name an address of its own. */
export const creditBureauContract = contract({
  service: 'mobile',
  at: 'CREDIT_BUREAU_BASE_URL',
  method: 'POST',
  path: '/leasing/credit-bureau',
  query: [],
  envelope: 'object',
  shape: creditReport,
});

/** What was paid for somebody to Social Insurance. */
export const insuranceReport = z.object({
  /** In how many of the last twelve months. */
  monthsPaid: orNull(z.int().check(z.nonnegative(), z.maximum(12))),
  /** The average salary of those, in MNT. */
  salary: orNull(mnt),
});
export type InsuranceReport = z.infer<typeof insuranceReport>;

/** As the one above; `SOCIAL_INSURANCE_BASE_URL`. */
export const socialInsuranceContract = contract({
  service: 'mobile',
  at: 'SOCIAL_INSURANCE_BASE_URL',
  method: 'POST',
  path: '/leasing/social-insurance',
  query: [],
  envelope: 'object',
  shape: insuranceReport,
});

/** Body of `POST /hooks/leasing`: what was decided of an assessment that waits. Said again it changes nothing. */
export const decidedLease = z.object({
  code,
  state: z.enum(['COMPLETE', 'REJECTED']),
  /** What may be paid each month, in MNT: needed to complete. */
  monthly: orNull(mnt),
  /** For the customer, where it is rejected. */
  reason: optionalText,
});
