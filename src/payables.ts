import type { Payables } from '#payment/payable.ts';

/** Everything that can be paid for. Pages, the edge and jobs read it, nothing below them. */
export const payables: Payables = [];
