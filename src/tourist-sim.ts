import { toTouristSimFlow } from '#features/tourist-sim/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The flow of a visitor's data SIM, with the till that takes its price. */
export const touristSimFlow = toTouristSimFlow({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
