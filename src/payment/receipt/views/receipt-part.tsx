import type { ReactNode } from 'react';
import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatMnt } from '#domain/money.ts';
import { toGrouped } from '#domain/receipt-items.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { isLate, type Receipt } from '../model.ts';
import { afterDeliveryMs } from '../change-store.ts';
import { findShownReceipt, type ShownReceipt } from '../shown-store.ts';
import { ReceiptSecret } from './receipt-secret.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Where the receipt is sent, as far as its owner still knows it. */
function toAddress({ buyer, phone }: Receipt): string {
  if (buyer.email !== '') return maskEmailAddress(buyer.email);
  return phone === '' ? '' : maskPhoneNumber(phone);
}

/** The tax authority's moments are of Ulaanbaatar: `2026-11-26 01:54:10`. */
const toInstant = (moment: string) => `${moment.replace(' ', 'T')}+08:00`;

/** What the tax authority has, which stays. */
function Facts({ receipt }: { receipt: Receipt }) {
  const { t, locale } = texts();
  const { buyer, total, vat, cityTax, registeredAt, providerReceiptId } = receipt;
  return (
    <dl className="numbers m-0 grid gap-2">
      {buyer.kind === 'COMPANY' && (
        <Fact name={t('receipt.company')}>{`${buyer.name} · ${buyer.tin}`}</Fact>
      )}
      <Fact name={t('receipt.total')}>{formatMnt(total)}</Fact>
      {Number(vat) > 0 && <Fact name={t('receipt.vat')}>{toGrouped(vat)}</Fact>}
      {Number(cityTax) > 0 && <Fact name={t('receipt.cityTax')}>{toGrouped(cityTax)}</Fact>}
      <Fact name={t('receipt.date')}>
        {registeredAt && formatDateTime(toInstant(registeredAt), locale)}
      </Fact>
      <Fact name={t('receipt.number')}>
        {(providerReceiptId ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Fact>
    </dl>
  );
}

interface Folding {
  /** Its code stays closed, where another one on the page is the one to scan. */
  isFolded?: boolean | undefined;
}

/** A lottery number is shown to its owner as long as it was not delivered, and never to a kiosk's next visitor. */
function Delivery({ receipt, secret, isFolded }: ShownReceipt & Folding) {
  const { t, locale } = texts();
  const address = toAddress(receipt);
  if (secret && requestContext().mode !== 'kiosk') {
    const isSent = secret.expiresAt <= Date.now() + afterDeliveryMs;
    const until = t('receipt.until', { time: formatDateTime(secret.expiresAt, locale) });
    if (address === '') return <ReceiptSecret secret={secret} until={until} isFolded={isFolded} />;
    // Until a message was sent nobody knows the moment.
    const minutes = String(afterDeliveryMs / 60_000);
    const note = isSent
      ? `${until} ${t('receipt.sentTo', { address })}`
      : t('receipt.untilSent', { address, minutes });
    return <ReceiptSecret secret={secret} until={note} isFolded={isFolded} />;
  }
  return (
    <p className="mt-4 text-sm text-muted">
      {address === '' ? t('receipt.notKept') : t('receipt.sent', { address })}
    </p>
  );
}

function Waiting({ receipt }: { receipt: Receipt }) {
  const { t } = texts();
  const address = toAddress(receipt);
  return (
    <>
      <p className={`row items-start gap-3 before:mt-0.5 before:text-info ${withIcon('clock')}`}>
        {t(isLate(receipt) ? 'receipt.late' : 'receipt.pending')}
      </p>
      {address !== '' && (
        <p className="mt-2 text-sm text-muted">{t('receipt.willBeSent', { address })}</p>
      )}
    </>
  );
}

function State(shown: ShownReceipt & Folding) {
  const { t } = texts();
  const { receipt } = shown;
  if (receipt.state === 'RETURNED') {
    return (
      <p className={`row items-start gap-3 before:mt-0.5 ${withIcon('rotate-ccw')}`}>
        {t('receipt.returned')}
      </p>
    );
  }
  if (receipt.state !== 'REGISTERED') return <Waiting receipt={receipt} />;
  return (
    <>
      <Facts receipt={receipt} />
      {receipt.returnState === 'none' ? (
        <Delivery {...shown} />
      ) : (
        <p className="mt-4 text-sm text-muted">{t('receipt.returning')}</p>
      )}
    </>
  );
}

/** What the part shows of it. */
const toRevision = ({ receipt, secret }: ShownReceipt) =>
  `receipt ${receipt.id} ${receipt.state} ${receipt.returnState} ${isLate(receipt)} ${secret?.expiresAt}`;

/**
 * The VAT receipt of a payment, for the visitor or the number that ordered; nothing for anybody else who has the
 * payment's address.
 */
export async function ReceiptPart({
  paymentId,
  mine,
  isFolded,
}: Folding & { paymentId: string; mine: boolean }) {
  // A database that fails costs this part only.
  const shown = mine ? await findShownReceipt(paymentId).catch(() => null) : null;
  if (!shown) return null;
  return (
    <section
      aria-labelledby="receipt"
      data-revision={toRevision(shown)}
      className="card p-5 sm:p-6"
    >
      <h2 id="receipt" className="mb-4 text-xl">
        {texts().t('receipt.title')}
      </h2>
      <State {...shown} isFolded={isFolded} />
    </section>
  );
}
