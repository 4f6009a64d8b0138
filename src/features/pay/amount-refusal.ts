import { formatMnt } from '#domain/money.ts';
import { type AmountFault, maxPayment } from '#domain/payable-amount.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';

const messages = {
  missing: 'pay.fault.amount',
  below: 'checkout.fault.belowMinimum',
  above: 'pay.fault.above',
} as const;

/** Why an amount can not be paid, in words. */
export const toAmountRefusal = (fault: AmountFault, field: string): Refusal =>
  refuse(messages[fault], field, { most: formatMnt(maxPayment) });
