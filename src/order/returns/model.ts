import type { ReturnCaseRow, ReturnEventRow } from '#db/return-schema.ts';
import type { MessageKey } from '#i18n/translator.ts';

export type ReturnState = ReturnCaseRow['state'];
export type ReturnMover = ReturnEventRow['who'];
/** Why less than was paid comes back, or nothing. */
export type ReturnCause = NonNullable<ReturnCaseRow['cause']>;

/** Why goods come back. With the last one words are asked for. */
export const returnReasons = [
  'damaged',
  'wrong',
  'different',
  'incomplete',
  'unwanted',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnCauses = [
  'used',
  'incomplete',
  'broken',
  'otherGoods',
  'notHere',
  'other',
] as const satisfies readonly ReturnCause[];

/** Of a line of the order, how many come back, and why. */
export interface ReturnLine {
  productId: string;
  quantity: number;
  reason: ReturnReason;
}

/** Where the goods are handed over: in a branch, any where none is named, or to a courier. */
export type ReturnPlace = Pick<ReturnCaseRow, 'way' | 'branchId' | 'slotDate' | 'slot'>;

export type ReturnCase = Omit<ReturnCaseRow, 'lines' | 'personal' | 'keyId' | 'requestHash'> & {
  lines: readonly ReturnLine[];
  /** What the customer said of it; empty where nothing was. */
  words: string;
};

export type ReturnEvent = Pick<ReturnEventRow, 'state' | 'at' | 'who'>;

/** Those in which somebody has something to do. */
export const openReturnStates = ['REQUESTED', 'ACCEPTED', 'RECEIVED'] as const;

export const isOpenReturn = (state: ReturnState): boolean =>
  (openReturnStates as readonly ReturnState[]).includes(state);

/** What people call it: `ABCD2345-1`. */
export const toReturnCode = (code: string, { number }: Pick<ReturnCase, 'number'>): string =>
  `${code}-${number}`;

/** How a state is shown: its word, an icon and a tint. */
export const returnViews = {
  REQUESTED: { word: 'return.state.REQUESTED', icon: 'clock', tint: 'warning' },
  ACCEPTED: { word: 'return.state.ACCEPTED', icon: 'circle-check', tint: 'warning' },
  RECEIVED: { word: 'return.state.RECEIVED', icon: 'package', tint: 'warning' },
  REFUNDED: { word: 'return.state.REFUNDED', icon: 'rotate-ccw', tint: 'success' },
  REFUSED: { word: 'return.state.REFUSED', icon: 'circle-x', tint: 'danger' },
  WITHDRAWN: { word: 'return.state.WITHDRAWN', icon: 'x', tint: 'muted' },
} as const satisfies Readonly<
  Record<ReturnState, { word: MessageKey; icon: string; tint: string }>
>;
