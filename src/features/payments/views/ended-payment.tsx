import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { PayableSummary } from '#payment/payable.ts';
import { isLate } from '#payment/receipt/model.ts';
import { findShownReceipt } from '#payment/receipt/shown-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { WaysToPay } from './payment-actions.tsx';
import { findCanceled, type Outcome, toNews } from './payment-words.ts';

interface EndedProps extends Outcome {
  /** Another attempt can be made. */
  canRetry: boolean;
  /** Shown to the visitor, or the number, that ordered. */
  mine: boolean;
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

/** What has become of the receipt, for whoever is shown it. */
async function ReceiptLine({ paymentId }: { paymentId: string }) {
  const { t } = texts();
  // A database that fails costs this line only.
  const receipt = (await findShownReceipt(paymentId).catch(() => null))?.receipt;
  if (!receipt || receipt.state === 'RETURNED') return null;
  const isDone = receipt.state === 'REGISTERED';
  const due = isLate(receipt) ? 'payment.nextReceiptLate' : 'payment.nextReceiptWhen';
  const when = t(isDone ? 'payment.nextReceiptDone' : due);
  return <NextLine isDone={isDone} title={t('payment.nextReceipt')} when={when} />;
}

function Next({ payment, summary, mine }: EndedProps) {
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
        {mine && <ReceiptLine paymentId={payment.id} />}
        <NextLine
          isDone={next?.isDone ?? false}
          title={t(next?.title ?? 'payment.nextOrder')}
          when={toWhen(next?.when ?? 'payment.nextOrderWhen')}
        />
      </ol>
    </>
  );
}

/** The way to what was paid for, for whoever may see it. */
function ToSubject({ summary }: Pick<Outcome, 'summary'>) {
  const { t } = texts();
  if (!summary?.href) return null;
  const { href, number, hasOwnCode, action } = summary;
  return (
    <>
      {number && (
        <p className="numbers mt-6">
          {t('payment.number')}{' '}
          <span className="text-2xl font-bold">{groupPhoneNumber(number)}</span>
        </p>
      )}
      {hasOwnCode && <p className="mt-4 max-w-62ch">{t('payment.esimNext')}</p>}
      <a
        href={href}
        data-document
        className={`btn-primary mt-4 w-full sm:w-fit ${withEndIcon('arrow-right')}`}
      >
        {t(action ?? 'payment.toSubject')}
      </a>
    </>
  );
}

/** What has become of the payment, and the one thing to do now. */
export function EndedPayment(props: EndedProps) {
  const { t } = texts();
  const { payment, canRetry, summary, isPaidByOther } = props;
  const isPaid = payment.state === 'SUCCESS';
  const isOver = isPaid || isPaidByOther;
  const canceled = findCanceled(props);
  return (
    <>
      <p className="mt-4 max-w-62ch text-lg">{t(toNews(props).text)}</p>
      {isPaid && !canceled && payment.failReason === 'late' && (
        <p role="status" className="mt-2 max-w-62ch">
          {t('pay.late')}
        </p>
      )}
      {isPaid && !canceled && <Next {...props} />}
      {isOver && <ToSubject summary={summary} />}
      {isPaid && requestContext().mode === 'webview' && (
        <a href="/" data-document data-close className="btn-line mt-3 w-full sm:w-fit">
          {t('payment.close')}
        </a>
      )}
      {!isOver && payment.state !== 'CANCELED' && (
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
      {!isOver && !canRetry && (
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
