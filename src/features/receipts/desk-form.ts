import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { markReceiptDone, resendReceipt } from '#payment/receipt/desk-store.ts';
import { toast } from '#request/toast.ts';
import { deskSchema } from './form.ts';

/** Staff try a receipt again, or say that they have done by hand what no call could. */
export const receiptDeskForm = form(
  { name: 'receipt-desk', input: deskSchema, keep: ['receipt', 'who', 'reason', 'number'] },
  async ({ intent, receipt, number, ...given }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const act = await signAct(given);
    const isMoved =
      intent === 'resend'
        ? await resendReceipt(receipt, act)
        : await markReceiptDone(receipt, number, act);
    if (!isMoved) return refuse(intent === 'done' ? 'receipt.desk.noNumber' : 'staff.fault.gone');
    const said = intent === 'resend' ? 'receipt.desk.resendSaid' : 'receipt.desk.doneSaid';
    return goTo('/staff/receipts', { toast: toast('success', said) });
  },
);
