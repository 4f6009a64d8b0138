import type { TroubledReceipt } from '#payment/receipt/desk-store.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** What can be done about a receipt, with who does it and why. */
export function ReceiptAct({ receipt }: { receipt: TroubledReceipt }) {
  const { t } = texts();
  const { id, state, returnState } = receipt;
  const isUnregistered = state !== 'REGISTERED' && returnState !== 'MANUAL';
  const mayResend = state !== 'REGISTERED' || returnState !== 'none';
  return (
    <form method="post" action="/staff/receipts" className="stack max-w-190 gap-4 py-3">
      <input type="hidden" name="receipt" value={id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="who" label={t('staff.who')} autoComplete="name" maxLength={80} />
        <Field name="reason" label={t('staff.reason')} maxLength={300} />
      </div>
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
      <div className="flex flex-wrap gap-3">
        {mayResend && (
          <button type="submit" name="intent" value="resend" className="btn-primary">
            {t(returnState === 'MANUAL' ? 'receipt.desk.returnAgain' : 'receipt.desk.resend')}
          </button>
        )}
        <button type="submit" name="intent" value="done" className="btn-line">
          {t(isUnregistered ? 'receipt.desk.registered' : 'receipt.desk.done')}
        </button>
      </div>
    </form>
  );
}
