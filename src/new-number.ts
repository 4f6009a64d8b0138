import { toNewNumberFlow } from '#features/new-number/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The flow of a new number, with the till that takes its price. */
export const newNumberFlow = toNewNumberFlow({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
