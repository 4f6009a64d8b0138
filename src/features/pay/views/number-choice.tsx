import { groupPhoneNumber } from '#domain/phone-number.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer } from '#identity/session.ts';
import { type Recipient, readRecipients } from '#purchase/recipients.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';

/** What a database that fails costs is the choice, not the page. */
export const readSaved = (isdn: string): Promise<Recipient[]> =>
  readRecipients(isdn).catch((): Recipient[] => []);

interface NumberChoiceProps {
  label: string;
  hint: string;
  /** To which one comes back after signing in. */
  page: '/pay/bill' | '/pay/units' | '/pay/data';
}

type FieldProps = Pick<NumberChoiceProps, 'label' | 'hint'> & { isAlone: boolean };

function NumberField({ label, hint, isAlone }: FieldProps) {
  return (
    <Field
      name="number"
      label={label}
      hint={hint}
      type="tel"
      inputMode="tel"
      maxLength={40}
      autoComplete={isAlone ? 'tel' : 'off'}
      className="numbers max-w-80 text-lg"
    />
  );
}

/** One's own number first, then those that were paid for before, then any other; strangers type. */
export async function NumberChoice({ label, hint, page }: NumberChoiceProps) {
  const { t } = texts();
  const customer = await findCustomer().catch(() => null);
  if (!customer) {
    return (
      <>
        <NumberField label={label} hint={hint} isAlone />
        <p className="text-sm text-muted">
          {t('pay.to.signIn')}{' '}
          <a
            href={toSignInHref(page)}
            data-document
            data-keep-draft
            className="line-link text-link"
          >
            {t('checkout.signInNow')}
          </a>
        </p>
      </>
    );
  }
  const isKiosk = requestContext().mode === 'kiosk';
  const saved = await readSaved(customer.isdn);
  return (
    <>
      <Choices
        name="to"
        legend={t('pay.to.legend')}
        value="own"
        choices={[
          { value: 'own', title: groupPhoneNumber(customer.isdn), text: t('pay.to.own') },
          ...(isKiosk ? [] : saved).map(({ id, number }) => ({
            value: id,
            title: number.length === 8 ? groupPhoneNumber(number) : number,
            text: t('pay.to.saved'),
          })),
          { value: 'other', title: t('pay.to.other') },
        ]}
      />
      <div className="other-part">
        <NumberField label={label} hint={hint} isAlone={false} />
      </div>
    </>
  );
}
