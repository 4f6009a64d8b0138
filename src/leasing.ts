import { toLeasingFlow } from '#features/leasing/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The flow of an assessment, with the till that takes its fee. */
export const leasingFlow = toLeasingFlow({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
