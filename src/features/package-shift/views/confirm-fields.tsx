import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { type PlanChange, toEffectiveDay, toNextMonth } from '#domain/plan-change.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDate } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { CheckedNumber } from '../frozen.ts';
import type { Plan } from '../model.ts';
import { TermNote } from './term-note.tsx';

const flow = { path: '/packageshift' } as const;

interface Confirmed {
  number: CheckedNumber;
  to: Plan;
  change: PlanChange;
  why?: { reason: 'PRICE' | 'UNUSED' | 'NETWORK' | 'OTHER' };
}

/** Everything that is about to happen, each with a way to change it; then the consent, the terms, and the button. */
export async function ConfirmFields({ data }: { data: Confirmed }) {
  const { t, own, locale } = texts();
  const { number, to, change, why } = data;
  const customer = await findCustomer();
  const now = Date.now();
  const on = toEffectiveDay(change, now);
  const date = formatDate(on, locale);
  const toPrice = ({ fee }: Plan) => t('packageShift.perMonth', { fee: formatMnt(fee) });
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={flow} name={t('packageShift.confirm.from')} step="check">
          {own(number.current, 'name')} · {toPrice(number.current)}
          {customer && (
            <span className="block text-sm font-normal text-muted">
              {groupPhoneNumber(customer.isdn)}
            </span>
          )}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('packageShift.confirm.to')} step="choose">
          <span className="text-lg font-bold">{own(to, 'name')}</span> · {toPrice(to)}
          <TermNote plan={to} className="block text-sm font-normal" />
        </ReviewRow>
        <ReviewRow flow={flow} name={t('packageShift.confirm.when')} step="compare">
          {t(change === 'UP' ? 'packageShift.confirm.now' : 'packageShift.confirm.on', { date })}
        </ReviewRow>
        {why && (
          <ReviewRow flow={flow} name={t('packageShift.confirm.reason')} step="reason">
            {t(`packageShift.reason.${why.reason}`)}
          </ReviewRow>
        )}
      </dl>
      <p className="numbers text-muted">
        {t('packageShift.confirm.once', { date: formatDate(toNextMonth(now), locale) })}
      </p>
      <input type="hidden" name="on" value={on} />
      <AgreementPart />
      <SubmitButton
        label={t('packageShift.confirm.go')}
        pending={t('packageShift.confirm.going')}
        className="btn-primary w-full sm:w-fit sm:min-w-48"
      />
    </>
  );
}
