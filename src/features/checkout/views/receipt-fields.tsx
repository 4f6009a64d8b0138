import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
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
      <Choices
        name="receipt"
        legend={t('checkout.question.receipt')}
        isAsked
        value="INDIVIDUAL"
        choices={[
          {
            value: 'INDIVIDUAL',
            title: t('checkout.individual'),
            text: t('checkout.individualText'),
          },
          { value: 'COMPANY', title: t('checkout.companyOption'), text: t('checkout.companyText') },
        ]}
      />
      <div className="company-part stack gap-6">
        <Field
          name="company"
          label={t('checkout.company')}
          hint={t('checkout.companyHint')}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          className="numbers max-w-80"
        />
        <Field
          name="companyName"
          label={t('checkout.companyName')}
          hint={t('checkout.companyNameHint')}
          optional={t('form.optional')}
          maxLength={120}
          autoComplete="organization"
        />
        <Field
          name="vatEmail"
          label={t('checkout.vatEmail')}
          hint={t('checkout.vatEmailHint')}
          value={data.contact.email}
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="email"
        />
      </div>
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
