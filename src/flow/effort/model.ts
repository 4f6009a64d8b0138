import type { IconName } from '#ui/icon-names.ts';

/** The answers to "how easy was it?", from the easiest on; their words are `effort.scores` of the texts. */
export const scores = [
  { score: '7', icon: 'laugh' },
  { score: '6', icon: 'smile' },
  { score: '5', icon: 'meh' },
  { score: '4', icon: 'circle-question-mark' },
  { score: '3', icon: 'frown' },
  { score: '2', icon: 'angry' },
  { score: '1', icon: 'circle-x' },
] as const satisfies readonly { score: string; icon: IconName }[];

export const maxComment = 500;

/** The flows whose result asks; an answer is found again by them. */
export const effortFlows = [
  'homeInternet',
  'checkout',
  'bill',
  'units',
  'data',
  'wifi',
  'newNumber',
  'touristSim',
  'simRecovery',
  'packageShift',
  'leasing',
  'tradeIn',
  'stars',
  'preorder',
] as const;
export type EffortFlow = (typeof effortFlows)[number];

/** What was finished: an order of a flow, by a visitor. */
export interface Finished {
  /** The flow's `kind`. */
  flow: string;
  visitorId: string;
  /** UTC milliseconds. */
  at: number;
}

/** Nobody remembers later how it was. */
const askedMs = 3 * 86_400_000;
/** Longer than anybody is asked, and than a message may wait for a person. */
export const retentionMs = 90 * 86_400_000;

export const isAsked = ({ at }: Finished, now: number): boolean => now - at < askedMs;
