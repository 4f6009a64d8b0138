import { leaseApplicantBody, leaseReportBody } from '#contracts/mobile/leasing.ts';
import type { Calls } from './call.ts';

const group = 'Leasing';
const applicant = {
  isdn: '99110011',
  registerNumber: 'УК91031458',
  lastName: 'Батбаяр',
  firstName: 'Тэмүүлэн',
};
const about = { ...applicant, code: 'L7M2PX9Q' };

/** What decides on a lease: a comparison with e-Mongolia, and two bureaus, each of which may fail alone. */
export const leasingCalls: Calls = {
  'POST /leasing/check-applicant': {
    summary: 'Whether somebody may ask for a lease',
    group,
    seenOn: '/leasing/assessment, after Dan; without it a person decides each assessment',
    optional: true,
    personal: true,
    body: leaseApplicantBody,
    sent: () => applicant,
    answer: { data: { state: 'OK' } },
  },
  'POST /leasing/credit-bureau': {
    summary: 'What somebody owes elsewhere',
    group,
    seenOn: '/leasing/result, which names the bureau where it does not answer',
    optional: true,
    effect: true,
    personal: true,
    body: leaseReportBody,
    sent: () => about,
    answer: { data: { monthlyPayments: 350_000, overdueDays: 0, income: 2_400_000 } },
  },
  'POST /leasing/social-insurance': {
    summary: 'What was paid for somebody to Social Insurance',
    group,
    seenOn: '/leasing/result, which names the bureau where it does not answer',
    optional: true,
    effect: true,
    personal: true,
    body: leaseReportBody,
    sent: () => about,
    answer: { data: { monthsPaid: 12, salary: 2_300_000 } },
  },
};
