import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';

/** To whom the receipt is made out. `email` is what is known already; `forAll`: also a person may have it sent. */
export function BuyerChoices({
  email,
  question,
  forAll = false,
}: {
  email: string;
  /** What the page asks already, where that is all it asks. */
  question?: string;
  forAll?: boolean;
}) {
  const { t } = texts();
  const emailField = (
    <Field
      name="vatEmail"
      label={t('checkout.vatEmail')}
      hint={t(forAll ? 'checkout.vatEmailAll' : 'checkout.vatEmailHint')}
      value={email}
      type="email"
      inputMode="email"
      maxLength={254}
      autoComplete="email"
    />
  );
  return (
    <>
      <Choices
        name="receipt"
        legend={question ?? t('checkout.receiptFor')}
        isAsked={question !== undefined}
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
        {!forAll && emailField}
      </div>
      {forAll && emailField}
    </>
  );
}
