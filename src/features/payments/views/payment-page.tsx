import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { isOfHolder } from '#identity/holder/own-since.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import { isOpen, type Payment } from '#payment/model.ts';
import { readRefundsOf, type Refund } from '#payment/refund-store.ts';
import { settle } from '#payment/settle.ts';
import { findPayment, isPaidByOther } from '#payment/store.ts';
import { findPayable, type Till } from '#payment/till.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EndedPayment } from './ended-payment.tsx';
import { PaidGoods } from './paid-goods.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { PaymentStyles } from './payment-styles.tsx';
import { type Outcome, toNews } from './payment-words.ts';
import { PendingPayment } from './pending-payment.tsx';
import { RefundLines } from './refund-lines.tsx';

interface Shown extends Outcome {
  /** Shown to the visitor, or the number, that ordered. */
  mine: boolean;
  refunds: readonly Refund[];
  canRetry: boolean;
}

/** Asks whether money has come, where the page is opened while somebody waits. */
async function findAsked(till: Till): Promise<Payment | null> {
  const token = readToken(requestContext().page.query);
  const payment = token ? await findPayment(till.db, token) : null;
  if (!payment || payment.state !== 'PENDING') return payment;
  // A database or a provider that fails costs the news, not the page.
  const settled = await settle(payment.id, till).catch(() => null);
  return settled && settled.state !== payment.state ? findPayment(till.db, payment.token) : payment;
}

async function isMine({ visitorId, isdn, createdAt: at }: Payment): Promise<boolean> {
  if (visitorId === (await findVisitorId())) return true;
  return isdn !== null && isOfHolder({ isdn, at }, await findCustomer());
}

async function findShown(till: Till): Promise<Shown | null> {
  const payment = await findAsked(till);
  if (!payment) return null;
  const mine = await isMine(payment);
  // At a kiosk the next visitor comes soon.
  if (requestContext().mode === 'kiosk' && !mine) return null;
  const payable = findPayable(till, payment.subjectKind);
  const isRetried = payment.state === 'FAILED' || payment.state === 'EXPIRED';
  const hasEnded = !isOpen(payment.state) && payment.state !== 'SUCCESS';
  const [summary, refunds, canRetry, isPaid] = await Promise.all([
    payable?.summarize(payment, mine) ?? null,
    // Also while it waits: money of another amount goes back at once.
    payment.state === 'CREATED' ? [] : readRefundsOf(till.db, [payment.id]),
    isRetried ? (payable?.canRetry(payment, till.now()) ?? false) : false,
    hasEnded ? isPaidByOther(till.db, payment) : false,
  ]);
  return { payment, mine, summary, refunds, canRetry, isPaidByOther: isPaid };
}

function PaymentHead(outcome: Outcome) {
  const { t } = texts();
  const { payment, summary } = outcome;
  const { title, mark } = toNews(outcome);
  const { state, amount } = payment;
  return (
    <header>
      {!isOpen(state) && <PaymentMark {...mark} />}
      {summary && (
        <p className={`numbers text-muted ${isOpen(state) ? '' : 'mt-5'}`}>
          {t(summary.title)}{' '}
          <span className="font-bold tracking-wide text-ink">{summary.code}</span>
        </p>
      )}
      <h1 tabIndex={-1} className="mt-1 text-3xl">
        {t(title)}
      </h1>
      <p className="numbers mt-3 text-4xl font-bold">
        <span className="sr-only">
          {t(isOpen(state) ? 'payment.amount' : 'payment.paidAmount')}{' '}
        </span>
        {formatMnt(amount)}
      </p>
      <PaidGoods goods={summary?.goods} />
      {summary?.note && (
        <p className="mt-2 max-w-62ch text-muted">{t(summary.note.key, summary.note.values)}</p>
      )}
      <FirstScreenEnd />
    </header>
  );
}

/** What of it changes by itself. */
const toRevision = ({ payment: { id, state }, refunds, canRetry, isPaidByOther: isPaid }: Shown) =>
  [
    id,
    state,
    canRetry,
    ...(isPaid ? ['paid'] : []),
    ...refunds.map((one) => `${one.id} ${one.state}`),
  ].join(' ');

interface PaymentPageProps {
  till: Till;
  /** The badge of the cart follows what was paid for: called where a payment is shown as a success to whoever made it. */
  onPaid?: () => Promise<unknown>;
  /** The receipt of a payment, and what was paid for, as far as whoever looks may see it. */
  parts?: (shown: Shown) => ReactNode;
}

/** Every outcome of a payment, at an address that can be reloaded, shared with oneself, and opened on another device. */
export async function PaymentPage({ till, onPaid, parts }: PaymentPageProps) {
  const { t } = texts();
  const shown = await findShown(till);
  if (shown?.mine && shown.payment.state === 'SUCCESS') await onPaid?.();
  // An unknown address is answered alike, whatever is wrong with it.
  if (!shown) requestContext().gone = true;
  const title = shown ? t(toNews(shown).title) : t('payment.gone');
  return (
    <>
      <PageMeta title={title} description={t('payment.title')} noIndex />
      <PaymentStyles />
      {/* Other sites are told nothing, as the header says; the forms of this page have to name their origin. */}
      <meta name="referrer" content="same-origin" />
      <div className="page pt-8 pb-16 sm:pt-12">
        {shown ? (
          <div
            data-unhurried
            data-payment={shown.payment.state}
            data-revision={toRevision(shown)}
            className="beside items-start roomy:grid-rows-[auto_1fr]"
          >
            <div className="min-w-0">
              <PaymentHead {...shown} />
              <ErrorSummary />
              {isOpen(shown.payment.state) ? (
                <PendingPayment payment={shown.payment} refunds={shown.refunds} now={till.now()} />
              ) : (
                <EndedPayment {...shown} />
              )}
              <RefundLines
                refunds={shown.refunds}
                {...(shown.payment.subjectKind === 'order' && {
                  canceled: 'payment.refund.canceledOrder',
                })}
                className="mt-8"
              />
            </div>
            <aside
              aria-label={t('payment.details')}
              className="stack min-w-0 gap-6 roomy:col-start-2 roomy:row-span-2 roomy:row-start-1"
            >
              {parts?.(shown)}
              <PaymentDetails payment={shown.payment} summary={shown.summary} />
            </aside>
            {shown.payment.state === 'SUCCESS' && !shown.summary?.again && (
              <div className="min-w-0">
                <EffortQuestion
                  flow="checkout"
                  visitorId={shown.payment.visitorId}
                  at={shown.payment.paidAt ?? shown.payment.createdAt}
                />
              </div>
            )}
          </div>
        ) : (
          <>
            <Empty
              icon="search-x"
              title={t('payment.gone')}
              text={t('payment.goneText')}
              heading="h1"
            >
              <a href="/order" data-document className="btn-primary mt-2">
                {t('payment.toOrders')}
              </a>
            </Empty>
            <ErrorSummary />
          </>
        )}
      </div>
    </>
  );
}
