import { toPreorderForm } from '#features/preorder/preorder-form.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

/** The forms of a pre-order, with the till that takes its deposit. */
export const preorderForm = toPreorderForm({
  prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till),
});
