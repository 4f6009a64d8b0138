import { toStarsFlow } from '#features/stars/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The flow of a child's number, with the till that takes its price. */
export const starsFlow = toStarsFlow({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
