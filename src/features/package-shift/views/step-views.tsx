import { downgradeReasons } from '#domain/plan-change.ts';
import { maskEmailAddress } from '#domain/email-address.ts';
import { PassportFields as Fields } from '#flow/passport/passport-fields.tsx';
import { DanForm, DanOffer } from '#identity/dan/views/dan-offer.tsx';
import { findProof } from '#identity/proof/find-proof.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { CheckedNumber } from '../frozen.ts';
import { CheckFields } from './check-fields.tsx';
import { ChooseFields } from './choose-fields.tsx';
import { CompareFields } from './comparison.tsx';
import { ConfirmFields } from './confirm-fields.tsx';

function ReasonFields() {
  const { t } = texts();
  return (
    <>
      <Choices
        name="reason"
        legend={t('packageShift.question.reason')}
        isAsked
        choices={downgradeReasons.map((value) => ({
          value,
          title: t(`packageShift.reason.${value}`),
        }))}
      />
      <Field
        name="comment"
        label={t('packageShift.reason.comment')}
        maxLength={300}
        autoComplete="off"
      />
    </>
  );
}

/** What Dan tells, and the way there; it comes back to `/packageshift/afterDan`. */
async function DanFields() {
  const { t } = texts();
  if (await findProof('packageShift')) {
    return (
      <>
        <p
          role="status"
          className={`flex items-start gap-2 rounded-card bg-success-tint p-4 text-success ${withIcon('circle-check')}`}
        >
          {t('packageShift.danDone')}
        </p>
        <a href="/packageshift" data-document className="btn-primary self-start">
          {t('flow.continue')}
        </a>
      </>
    );
  }
  const isKiosk = requestContext().mode === 'kiosk';
  return (
    <DanOffer subject="owner">
      {isKiosk ? (
        <p className="rounded-control bg-info-tint p-4 text-info">{t('packageShift.danKiosk')}</p>
      ) : (
        <DanForm action="/dan/start" fields={{ for: 'packageShift' }} />
      )}
      <a href="/packageshift/check" data-document className="line-link self-start text-link">
        {t('packageShift.danOther')}
      </a>
    </DanOffer>
  );
}

function PassportFields() {
  const { t } = texts();
  return (
    <>
      <p>{t('packageShift.passportLead')}</p>
      <Fields />
    </>
  );
}

/** The code goes to the registered address, whose holder need not have the phone in hand. */
async function CodeFields({ data: { number } }: { data: { number: CheckedNumber } }) {
  const { t } = texts();
  const subject = { channel: 'email', address: number.email } as const;
  return (
    <>
      <p>{t('packageShift.codeLead', { email: maskEmailAddress(number.email) })}</p>
      <TanStep
        state={await readTanState('package-shift', subject)}
        action="/packageshift/code"
        subject={subject}
        labels={{ submit: t('packageShift.codeSubmit'), failed: t('identity.later') }}
      />
      <p className="text-sm text-muted">
        {t('packageShift.codeElse')}{' '}
        <a href="/account/email" data-document className="line-link text-link">
          {t('account.email.change')}
        </a>
      </p>
    </>
  );
}

/** The fields of each step. */
export const packageShiftViews = {
  check: CheckFields,
  choose: ChooseFields,
  compare: CompareFields,
  reason: ReasonFields,
  dan: DanFields,
  passport: PassportFields,
  code: CodeFields,
  confirm: ConfirmFields,
};
