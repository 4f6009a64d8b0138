import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { maskRegisterNumber, parseRegisterNumber } from '#domain/register-number.ts';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type StarsData, toTotal } from '../chosen.ts';

const flow = { path: '/stars' } as const;

function HeldNote({ until }: { until: number }) {
  const { t, locale } = texts();
  const isOver = until <= Date.now();
  return (
    <p
      className={`flex items-start gap-2 rounded-control p-3 text-sm font-medium ${isOver ? `bg-warning-tint text-warning ${withIcon('triangle-alert')}` : `bg-info-tint text-info ${withIcon('clock')}`}`}
    >
      {t(isOver ? 'newNumber.over' : 'newNumber.heldUntil', {
        time: formatDateTime(until, locale),
      })}
    </p>
  );
}

/** Everything that is ordered, each with a way to change it; then it is paid, or put on the bill. */
export function PayFields({ data }: { data: Omit<StarsData, 'agreed'> }) {
  const { t, own } = texts();
  const { child, relation, number, own: ownNumber, package: chosen, by } = data;
  const register = parseRegisterNumber(child.registerNumber);
  const total = toTotal(data);
  const isdn = number?.isdn ?? ownNumber ?? '';
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={flow} name={t('stars.step.child')} step="child">
          {child.lastName} {child.firstName} · {register && maskRegisterNumber(register)}
          <span className="block text-sm font-normal text-muted">
            {t(`stars.relations.${relation}`)}
          </span>
        </ReviewRow>
        <ReviewRow flow={flow} name={t('stars.step.number')} step={number ? 'new' : 'own'}>
          {groupPhoneNumber(isdn)}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('stars.step.package')} step="package">
          {own(chosen, 'name')}, {t('homeInternet.perMonth', { price: formatMnt(chosen.fee) })}
          <span className="block text-sm font-normal text-muted">{t(`stars.by.${by}`)}</span>
        </ReviewRow>
      </dl>
      {number?.hold && <HeldNote until={number.hold.expiresAt} />}
      {number && <p className="text-muted">{t('stars.simNote')}</p>}
      {by === 'NOW' ? (
        <>
          <PayButton total={total} price={formatMnt(total)} />
          <ReceiptAndProvider />
        </>
      ) : (
        <>
          <input type="hidden" name="total" value={total} />
          <SubmitButton
            label={t('stars.submitBill')}
            pending={t('flow.sending')}
            className="btn-primary w-full sm:w-fit sm:min-w-48"
          />
          <p className="-mt-3 text-sm text-muted">
            {t('stars.billNote', { price: formatMnt(total) })}
          </p>
        </>
      )}
    </>
  );
}
