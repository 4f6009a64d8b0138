import { formatMnt } from '#domain/money.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { listBankLinks } from '#payment/bank-links.ts';
import type { Payment } from '#payment/model.ts';
import type { Refund } from '#payment/refund-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { PaymentWatch } from '../islands/payment-watch.tsx';
import { BankLinks } from './bank-links.tsx';
import { isBeingChecked } from '../checked.ts';
import { GoOn, hasOtherWay, WaysToPay } from './payment-actions.tsx';
import { WaitRefresh } from './wait-refresh.tsx';
import { WaitingWords } from './waiting-words.tsx';

interface PendingProps {
  payment: Payment;
  /** Money of it that went back. */
  refunds: readonly Refund[];
  now: number;
}

function Scan({ text, label, title }: { text: string; label: string; title: string }) {
  const { t } = texts();
  return (
    <section aria-labelledby="scan" className="card payment-scan p-5 sm:p-6">
      <h2 id="scan" className="text-xl">
        {title}
      </h2>
      <div className="payment-qr mt-4">
        <QrCode text={text} label={label} />
      </div>
      <ol className="mt-5 grid list-none content-center gap-4 p-0">
        {(['open', 'scan', 'back'] as const).map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="numbers grid h-7 w-7 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-bold text-primary-strong"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{t(`payment.scanStep.${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Phones open an app, everybody else scans; at a kiosk there is nothing but the code. */
function ByQpay({ payment }: { payment: Payment }) {
  const { t } = texts();
  const { mode, device } = requestContext();
  const { invoice } = payment;
  if (!invoice?.qrText) return null;
  const scan = (
    <Scan text={invoice.qrText} label={t('payment.scanLabel')} title={t('payment.scan')} />
  );
  if (mode === 'kiosk') return scan;
  const links = <BankLinks links={listBankLinks(invoice)} />;
  const isLinksFirst = mode === 'webview' || device === 'MOBILE';
  return (
    <div className="grid items-start gap-8">
      {isLinksFirst ? links : scan}
      {isLinksFirst ? scan : links}
    </div>
  );
}

function ByCard({ payment }: { payment: Payment }) {
  const { t } = texts();
  const { mode, origin } = requestContext();
  const href = payment.invoice?.links[0]?.href;
  if (!href) return null;
  if (mode === 'kiosk') {
    const address = new URL(href, origin).href;
    return <Scan text={address} label={t('payment.cardScanLabel')} title={t('payment.cardScan')} />;
  }
  return (
    <div className="card p-5 sm:p-6">
      <p className="max-w-62ch">{t('payment.cardText')}</p>
      <a
        href={href}
        data-document
        rel="noreferrer"
        className={`btn-primary mt-5 w-full sm:w-fit ${withEndIcon('arrow-right')}`}
      >
        {t('payment.cardButton', { amount: formatMnt(payment.amount) })}
      </a>
    </div>
  );
}

function OtherWay({ payment }: { payment: Payment }) {
  const { t } = texts();
  if (requestContext().mode === 'kiosk' || !hasOtherWay(payment)) return null;
  return (
    <details className="mt-8 border-t-1 border-line pt-4">
      <summary className="line-link text-link">{t('payment.otherWay')}</summary>
      <p className="mt-2 text-sm text-muted">{t('payment.otherWayHint')}</p>
      <WaysToPay payment={payment} except={payment.provider} />
    </details>
  );
}

/** What is still to be paid: how, until when, and that nobody has to press anything afterwards. */
export function PendingPayment({ payment, refunds, now }: PendingProps) {
  const { t } = texts();
  const { state, token, expiresAt, createdAt } = payment;
  const isReady = state === 'PENDING';
  const isPayable = isReady && !isBeingChecked(payment);
  return (
    <div data-unhurried data-eager>
      <p className="numbers mt-1 text-muted">{t('payment.until', { time: toClock(expiresAt) })}</p>
      {isReady && <WaitingWords payment={payment} refunds={refunds} now={now} />}
      <WaitRefresh createdAt={createdAt} now={now} />
      <div className="mt-6">
        {!isReady && (
          <>
            <p className="max-w-62ch text-lg">{t('payment.prepareText')}</p>
            <div className="mt-5">
              <GoOn payment={payment} />
            </div>
          </>
        )}
        {isPayable && payment.provider === 'qpay' && <ByQpay payment={payment} />}
        {isPayable && payment.provider === 'golomt' && <ByCard payment={payment} />}
      </div>
      {isPayable && <OtherWay payment={payment} />}
      <PaymentWatch token={token} state={state} refunds={refunds.length} lifeMs={expiresAt - now} />
    </div>
  );
}
