import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { Payment } from '#payment/model.ts';
import type { PayableSummary } from '#payment/payable.ts';
import { texts } from '#request/texts.ts';

interface DetailsProps {
  payment: Payment;
  summary: Pick<PayableSummary, 'code'> | null;
}

/** What somebody names who asks about it: one code for us, and beside it what the provider knows this attempt by. */
export function PaymentDetails({ payment, summary }: DetailsProps) {
  const { t, locale } = texts();
  const { provider, createdAt, paidAt, reference } = payment;
  return (
    <section aria-labelledby="details" className="card p-5 sm:p-6">
      <h2 id="details" className="text-lg">
        {t('payment.details')}
      </h2>
      <dl className="numbers mt-3 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-1">
        <div>
          <dt className="text-muted">{t('payment.provider')}</dt>
          <dd className="m-0 font-medium">{t(`payment.way.${provider}`)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t(paidAt ? 'payment.paidAt' : 'payment.createdAt')}</dt>
          <dd className="m-0 font-medium">{formatDateTime(paidAt ?? createdAt, locale)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('payment.reference')}</dt>
          <dd className="m-0 font-medium tracking-wide">{summary?.code ?? reference}</dd>
        </div>
        {summary && (
          <div>
            <dt className="text-muted">{t('payment.ofBank')}</dt>
            <dd className="m-0 font-medium tracking-wide">{reference}</dd>
            <dd className="m-0 text-muted">{t('payment.ofBankHint')}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t('payment.question', { phone: brand.callCentre })}
      </p>
    </section>
  );
}
