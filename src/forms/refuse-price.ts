import { formatMnt } from '#domain/money.ts';
import { type Refusal, refuse } from './outcome.ts';

/** Nothing is paid at another price than the one that was shown; both in MNT. */
export const refusePrice = (shown: number, now: number): Refusal =>
  refuse('pay.fault.priceChanged', undefined, { before: formatMnt(shown), now: formatMnt(now) });
