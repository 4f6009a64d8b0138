import { toRecoveryFlow } from '#features/sim-recovery/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The flow of a SIM that is replaced, with the till that takes its fee. */
export const recoveryFlow = toRecoveryFlow({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
