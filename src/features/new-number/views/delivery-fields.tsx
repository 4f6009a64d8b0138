import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ContactFields as Reached } from '#flow/contact/contact-fields.tsx';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

export function ContactFields() {
  const { t } = texts();
  return <Reached phoneHint={t('newNumber.phoneHint')} emailHint={t('newNumber.emailHint')} />;
}

export function TermsFields() {
  const { t } = texts();
  return (
    <>
      <Field
        name="referral"
        label={t('newNumber.referral')}
        hint={t('newNumber.referralHint')}
        optional={t('form.optional')}
        maxLength={32}
        autoComplete="off"
        className="max-w-80"
      />
      <AgreementPart />
    </>
  );
}
