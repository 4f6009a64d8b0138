import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { readFee } from '#purchase/sim-recovery/claim.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { texts } from '#request/texts.ts';
import { Fieldset } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toAmounts } from '../model.ts';
import type { RecoveryData } from '../pay.ts';

const flow = { path: '/simRecovery' } as const;

/** What follows, said before anything is paid; the box is never set beforehand. */
export function TermsFields({ data }: { data: Pick<RecoveryData, 'number'> }) {
  const { t } = texts();
  const number = groupPhoneNumber(data.number.isdn);
  const isTicked = readFieldState('understood').typed?.[0] === 'yes';
  return (
    <>
      <section className="card border-l-4 border-l-warning p-5">
        <h2 className={`flex items-start gap-2 text-lg text-warning ${withIcon('triangle-alert')}`}>
          {t('simRecovery.stops', { number })}
        </h2>
        <ul className="mt-3 list-disc stack gap-1.5 pl-6">
          {(['owner', 'wait', 'sessions', 'guard'] as const).map((name) => (
            <li key={name}>{t(`simRecovery.follows.${name}`)}</li>
          ))}
        </ul>
      </section>
      <Fieldset name="understood" legend={t('simRecovery.understoodTitle')}>
        <label className="tap flex items-center gap-3.5">
          <input
            type="checkbox"
            name="understood"
            value="yes"
            defaultChecked={isTicked}
            className="h-6 w-6 shrink-0"
          />
          {t('simRecovery.understood')}
        </label>
      </Fieldset>
      <AgreementPart />
    </>
  );
}

/** Everything that was said, each with a way to change it; then what it costs, and the button. */
export function PayFields({ data }: { data: RecoveryData }) {
  const { t, own } = texts();
  const { number, reason, sim, card, way, address, branch, contact } = data;
  const { total } = toAmounts(readFee(), way);
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={flow} name={t('simRecovery.number')} step="number">
          {groupPhoneNumber(number.isdn)}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('simRecovery.step.reason')} step="reason">
          {t(`simRecovery.reason.${reason}`)}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('simRecovery.step.sim')} step="sim">
          {t(`simRecovery.way.${sim.way}`)}
        </ReviewRow>
        {card && (
          <ReviewRow flow={flow} name={t('simRecovery.simNumber')} step="card">
            {card.simNumber}
          </ReviewRow>
        )}
        {address && (
          <ReviewRow flow={flow} name={t('checkout.DELIVERY')} step="address">
            {own(address, 'text')}
          </ReviewRow>
        )}
        {branch && (
          <ReviewRow flow={flow} name={t('checkout.PICKUP')} step="branch">
            {own(branch, 'name')}
          </ReviewRow>
        )}
        <ReviewRow flow={flow} name={t('simRecovery.step.contact')} step="contact">
          {groupPhoneNumber(contact.phone)}
          {contact.email && `, ${contact.email}`}
        </ReviewRow>
      </dl>
      <p
        className={`flex items-start gap-2 rounded-card bg-warning-tint p-4 font-medium text-warning ${withIcon('triangle-alert')}`}
      >
        {t('simRecovery.stops', { number: groupPhoneNumber(number.isdn) })}
      </p>
      {total > 0 ? (
        <>
          <PayButton total={total} price={formatMnt(total)} />
          <ReceiptAndProvider />
        </>
      ) : (
        <div>
          <input type="hidden" name="total" value="0" />
          <input type="hidden" name="provider" value="qpay" />
          <input type="hidden" name="receipt" value="INDIVIDUAL" />
          <SubmitButton
            label={t('simRecovery.order')}
            pending={t('flow.sending')}
            className="btn-primary w-full sm:min-w-72 sm:w-fit"
          />
        </div>
      )}
    </>
  );
}
