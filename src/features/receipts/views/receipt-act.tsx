import { DeskActRow } from '#identity/staff/views/desk-act.tsx';
import type { TroubledReceipt } from '#payment/receipt/desk-store.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** What can be done about a receipt, with who does it and why. */
export function ReceiptAct({ receipt, columns }: { receipt: TroubledReceipt; columns: number }) {
  const { t } = texts();
  const { id, state, returnState } = receipt;
  const isUnregistered = state !== 'REGISTERED' && returnState !== 'MANUAL';
  const mayResend = state !== 'REGISTERED' || returnState !== 'none';
  const resend = t(returnState === 'MANUAL' ? 'receipt.desk.returnAgain' : 'receipt.desk.resend');
  const done = t(isUnregistered ? 'receipt.desk.registered' : 'receipt.desk.done');
  return (
    <DeskActRow
      name="receipt"
      id={id}
      needs="fulfil"
      columns={columns}
      acts={[
        ...(mayResend ? [{ value: 'resend', label: resend }] : []),
        { value: 'done', label: done },
      ]}
    >
      {isUnregistered && (
        <Field
          name="number"
          label={t('receipt.desk.number')}
          hint={t('receipt.desk.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={50}
        />
      )}
    </DeskActRow>
  );
}
