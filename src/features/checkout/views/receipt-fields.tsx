import type { OrderLine } from '#order/model.ts';
import { BuyerChoices } from '#payment/receipt/views/buyer-choices.tsx';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { CodeOffer } from './code-offer.tsx';
import { WayOn } from './way-on.tsx';

interface ReceiptData {
  lines: readonly OrderLine[];
  contact: { phone: string; email: string };
}

/** To whom the receipt is made out, and a code. */
export function ReceiptFields({ data }: { data: ReceiptData }) {
  const { t } = texts();
  const isDigital = data.lines.every(({ type }) => type === 'DIGITAL');
  return (
    <>
      <WayOn lines={data.lines} />
      {isDigital && <CodeOffer phone={data.contact.phone} next="/checkout/receipt" />}
      <BuyerChoices email={data.contact.email} question={t('checkout.question.receipt')} />
      <div className="border-t-1 border-line pt-6">
        <Field
          name="code"
          label={t('checkout.code')}
          hint={t('checkout.codeHint')}
          optional={t('form.optional')}
          maxLength={32}
          autoComplete="off"
          className="numbers max-w-80 uppercase"
        />
      </div>
    </>
  );
}
