import type { Fee } from '#leasing/fee-store.ts';
import { type Assessment, isUsable } from '#leasing/model.ts';
import { withIcon } from '#ui/with-icon.ts';

/** What of an assessment its page shows. */
export type Shape =
  | 'unpaid'
  | 'over'
  | 'asking'
  | 'failed'
  | 'PENDING'
  | 'COMPLETE'
  | 'used'
  | 'ended'
  | 'REJECTED'
  | 'LETTER'
  | 'CLOSED';

export interface Known {
  /** That holds now. */
  fee: Fee | null;
  /** No order stands that was made with it. */
  isFree: boolean;
  now: number;
}

export function toShape(assessment: Assessment, { fee, isFree, now }: Known): Shape {
  const { state, failed } = assessment;
  if (state === 'FEE') return fee ? 'asking' : 'unpaid';
  if (state === 'ASKING') return fee ? (failed === '' ? 'asking' : 'failed') : 'over';
  if (state !== 'COMPLETE') return state;
  if (!isUsable(assessment, now)) return assessment.orderId === null ? 'ended' : 'used';
  return isFree ? 'COMPLETE' : 'used';
}

/** Whether whoever asked has come to an end, be it that a person decides: only then one is asked how easy it was. */
export const isThrough = ({ state }: Pick<Assessment, 'state'>): boolean =>
  state !== 'FEE' && state !== 'ASKING';

/** For so long whoever has just paid sees by themselves that it has come. */
export const freshMs = 10 * 60_000;

export const marks = {
  good: `before:text-success ${withIcon('circle-check')}`,
  waiting: `before:text-info ${withIcon('clock')}`,
  bad: `before:text-danger ${withIcon('circle-x')}`,
  warning: `before:text-warning ${withIcon('triangle-alert')}`,
} as const;
export const markOf: Readonly<Record<Shape, keyof typeof marks>> = {
  unpaid: 'waiting',
  over: 'warning',
  asking: 'waiting',
  failed: 'warning',
  PENDING: 'waiting',
  COMPLETE: 'good',
  used: 'good',
  ended: 'warning',
  REJECTED: 'bad',
  LETTER: 'waiting',
  CLOSED: 'good',
};
