import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { PayableSummary } from '#payment/payable.ts';
import type { Payment } from '#payment/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { WaysToPay } from './payment-actions.tsx';

interface EndedProps {
  payment: Payment;
  summary: PayableSummary | null;
  /** Another attempt can be made. */
  canRetry: boolean;
}

function NextLine({ title, when, isDone }: { title: string; when: string; isDone?: boolean }) {
  return (
    <li className={`payment-next ${isDone ? 'payment-next-done' : ''}`}>
      <span className="block font-medium">{title}</span>
      <span className="numbers block text-sm text-muted">{when}</span>
    </li>
  );
}

function toWhen(when: NonNullable<PayableSummary['next']>['when']): string {
  const { t, locale } = texts();
  if (typeof when === 'string') return t(when);
  return `${formatDate(when.day, locale)}, ${when.hours.replace('-', '–')}`;
}

function Paid({ payment, summary }: EndedProps) {
  const { t, locale } = texts();
  const next = summary?.next;
  return (
    <>
      <h2 className="mt-8 text-xl">{t('payment.next')}</h2>
      <ol className="mt-4 grid list-none gap-0 p-0">
        <NextLine
          isDone
          title={t('payment.nextPaid')}
          when={formatDateTime(payment.paidAt ?? payment.updatedAt, locale)}
        />
        <NextLine title={t('payment.nextReceipt')} when={t('payment.nextReceiptWhen')} />
        <NextLine
          title={t(next?.title ?? 'payment.nextOrder')}
          when={toWhen(next?.when ?? 'payment.nextOrderWhen')}
        />
      </ol>
      {summary?.href && (
        <a
          href={summary.href}
          data-document
          className={`btn-primary mt-4 w-full sm:w-fit ${withEndIcon('arrow-right')}`}
        >
          {t('payment.toSubject')}
        </a>
      )}
    </>
  );
}

/** Why it ended, in words; what is known of a failure is said. */
function toWords({ state, failReason }: Payment): MessageKey {
  if (state === 'SUCCESS') return 'payment.text.SUCCESS';
  if (state === 'EXPIRED') return 'payment.text.EXPIRED';
  if (state === 'CANCELED') return 'payment.text.CANCELED';
  if (failReason === 'soldOut') return 'payment.text.soldOut';
  return failReason === 'declined' ? 'payment.text.declined' : 'payment.text.invoice';
}

/** What has become of the payment, and the one thing to do now. */
export function EndedPayment(props: EndedProps) {
  const { t } = texts();
  const { payment, canRetry, summary } = props;
  const isPaid = payment.state === 'SUCCESS';
  return (
    <>
      <p className="mt-4 max-w-62ch text-lg">{t(toWords(payment))}</p>
      {isPaid && payment.failReason === 'late' && (
        <p role="status" className="mt-2 max-w-62ch">
          {t('pay.late')}
        </p>
      )}
      {isPaid && <Paid {...props} />}
      {isPaid && requestContext().mode === 'webview' && (
        <a href="/" data-document data-close className="btn-line mt-3 w-full sm:w-fit">
          {t('payment.close')}
        </a>
      )}
      {!isPaid && payment.state !== 'CANCELED' && (
        <p className="mt-2 text-muted">
          {t(summary?.again ? 'payment.keptAgain' : 'payment.kept')}
        </p>
      )}
      {canRetry && (
        <section aria-labelledby="retry" className="mt-8">
          <h2 id="retry" className="text-xl">
            {t('payment.retryTitle')}
          </h2>
          <WaysToPay payment={payment} />
        </section>
      )}
      {!isPaid && !canRetry && (
        <a
          href={summary?.again ?? '/cart'}
          data-document
          className="btn-primary mt-6 w-full sm:w-fit"
        >
          {t(summary?.again ? 'payment.toStart' : 'payment.toCart')}
        </a>
      )}
    </>
  );
}
