import type { LeaseApplicant } from '#contracts/mobile/leasing.ts';
import type { LeasingAssessmentRow } from '#db/leasing-schema.ts';
import type { Lease } from '#domain/leasing.ts';

export type AssessmentState = LeasingAssessmentRow['state'];
export const bureaus = ['credit', 'insurance'] as const;
export type Bureau = (typeof bureaus)[number];

/** For how long what was decided may be ordered with. */
export const usableMs = 24 * 60 * 60_000;
/** For how long an assessment is remembered. */
export const retentionMs = 90 * 24 * 60 * 60_000;

/** What somebody wishes to lease; without a product they only ask how much they may. */
export interface Wish {
  product: { productId: string; product: string; nameMn: string; nameEn: string } | null;
  lease: Lease;
}

/** A company's letter names who writes. */
export interface Letter {
  registerNumber: string;
  name: string;
}

/** What of an assessment is somebody's: it is stored sealed. */
export interface PersonalPart {
  /** What the address of its page holds, 256 bits. */
  token: string;
  phone: string;
  /** Null of a company. */
  applicant: Omit<LeaseApplicant, 'isdn'> | null;
  letter: Letter | null;
  /** Whether mobile-services has compared the number with e-Mongolia. */
  isChecked: boolean;
  wish: Wish | null;
  /** What was agreed to, and when, as JSON. */
  consent: string;
}

export type Assessment = Omit<LeasingAssessmentRow, 'tokenHash' | 'personal' | 'keyId'> &
  PersonalPart;

/** Where an assessment is seen: only by whom it is about. */
export const toAssessmentHref = (token: string) => `/leasing/result?id=${token}` as const;

/** The bureaus that did not answer when they were asked last. */
export const listFailed = ({ failed }: Pick<Assessment, 'failed'>): Bureau[] =>
  bureaus.filter((one) => failed.split(' ').includes(one));

/** Whether something can still be ordered with it. */
export const isUsable = (
  { state, usableUntil }: Pick<Assessment, 'state' | 'usableUntil'>,
  now: number,
): boolean => state === 'COMPLETE' && usableUntil !== null && usableUntil > now;
