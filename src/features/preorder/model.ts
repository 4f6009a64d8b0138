import type { Preorder } from '#contracts/content/offers.ts';
import { minPayment } from '#domain/payable-amount.ts';

export type Phase = 'soon' | 'open' | 'over';

const toTime = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);

/** Whether it has begun and has not ended; a service that says no times has an open one. */
export function toPhase(
  { opensAt, closesAt }: Pick<Preorder, 'opensAt' | 'closesAt'>,
  now: number,
): Phase {
  if (now < (toTime(opensAt) ?? -Infinity)) return 'soon';
  return now < (toTime(closesAt) ?? Infinity) ? 'open' : 'over';
}

/** When nobody waits any more: its closing; of one that names none, its opening or now. */
export const toLastMoment = (
  { opensAt, closesAt }: Pick<Preorder, 'opensAt' | 'closesAt'>,
  now: number,
): number => toTime(closesAt) ?? Math.max(toTime(opensAt) ?? 0, now);

/** More than anybody offers: a pre-order without a quota. */
const unlimited = 1_000_000_000;

/** How many places there are here: `taken` are those that branches have given away. */
export const toMost = ({ quota, taken }: Pick<Preorder, 'quota' | 'taken'>): number =>
  quota === null ? unlimited : Math.max(0, quota - taken);

export const hasQuota = ({ quota }: Pick<Preorder, 'quota'>): boolean => quota !== null;

/** A place belongs to the payment of its deposit, so one without a deposit that can be paid is ordered elsewhere. */
export const isOrderedHere = ({ deposit }: Pick<Preorder, 'deposit'>): boolean =>
  deposit >= minPayment;

const windowMs = 60_000;
/** Nobody waits for longer than this for their turn. */
const maxWindows = 60;

/** Those in line come one window after another, each with about as many as there are places. */
export const countWindows = (inLine: number, most: number): number =>
  Math.min(maxWindows, Math.max(inLine > 0 ? 1 : 0, Math.ceil(inLine / Math.max(1, most))));

/**
 * From when on somebody may take a place. `draw` is the random number of a person in line, from 0 to under 1; null of
 * whoever was not in line, who comes after all who were.
 */
export function toTurn(
  { opensAt }: Pick<Preorder, 'opensAt'>,
  { draw, windows }: { draw: number | null; windows: number },
): number {
  const from = toTime(opensAt) ?? 0;
  return from + windowMs * (draw === null ? windows : Math.floor(draw * windows));
}

/** How long whoever was told that there is a place has time to take it. */
export const offerMs = 24 * 60 * 60_000;
/** How long a code stands for the number of somebody who is not signed in. */
export const confirmedMs = 24 * 60 * 60_000;
