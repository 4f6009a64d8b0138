import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { IconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';
import { isBlocking, type Reason, type Refused } from '../model.ts';

const icons = {
  COMPANY: 'briefcase',
  BLACKLISTED: 'user-x',
  VIP: 'headphones',
  OTHER: 'user-x',
  BILL: 'receipt-text',
  NO_EMAIL: 'mail',
  SAVED_NUMBER: 'card-sim',
  MONTH: 'clock',
  TERM: 'info',
} as const satisfies Record<Reason, IconName>;

/** At a kiosk nobody calls, and nothing leads away: the number stands in the text. */
function Call() {
  const { t } = texts();
  if (requestContext().mode === 'kiosk') return null;
  return (
    <a href={`tel:${brand.callCentre}`} className={`btn-line ${withIcon('phone')}`}>
      {t('packageShift.act.call', { phone: brand.callCentre })}
    </a>
  );
}

const Door = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} data-document className="btn-line">
    {children}
  </a>
);

/** What can be done about it. */
function Remedy({ refused: { reason, amount } }: { refused: Refused }) {
  const { t } = texts();
  const isKiosk = requestContext().mode === 'kiosk';
  switch (reason) {
    case 'BILL':
      return (
        <a href="/pay/bill?back=packageshift" data-document className="btn-primary">
          {amount === null
            ? t('packageShift.act.pay')
            : t('packageShift.act.payAmount', { amount: formatMnt(amount) })}
        </a>
      );
    case 'NO_EMAIL':
      return (
        <>
          <Door href="/account/email?back=packageshift">{t('packageShift.act.email')}</Door>
          <Door href="/service-branches">{t('packageShift.act.branch')}</Door>
        </>
      );
    case 'SAVED_NUMBER':
      return (
        <>
          <Door href="/service-branches">{t('packageShift.act.branch')}</Door>
          <Call />
        </>
      );
    case 'MONTH':
      return <Door href="/account">{t('packageShift.act.account')}</Door>;
    case 'COMPANY':
      return (
        <>
          {!isKiosk && (
            <a href={brand.corporateUrl} target="_blank" rel="noopener" className="btn-line">
              {t('packageShift.act.business')}
            </a>
          )}
          <Call />
        </>
      );
    case 'TERM':
      return null;
    case 'VIP':
    case 'BLACKLISTED':
    case 'OTHER':
      return <Call />;
  }
}

function toWords({ reason, amount, until }: Refused): [title: string, text: string] {
  const { t, locale } = texts();
  const phone = brand.callCentre;
  const date = until === null ? '' : formatDate(until, locale);
  const title = t(`packageShift.refusal.${reason}.title`, { phone });
  if (reason === 'BILL' && amount !== null) {
    return [title, t('packageShift.refusal.BILL.amount', { amount: formatMnt(amount) })];
  }
  if (reason === 'TERM' && date !== '') {
    return [title, t('packageShift.refusal.TERM.until', { date })];
  }
  return [title, t(`packageShift.refusal.${reason}.text`, { phone, date })];
}

function Card({ refused }: { refused: Refused }) {
  const [title, text] = toWords(refused);
  const tone = isBlocking(refused) ? 'before:text-danger' : 'before:text-info';
  return (
    <li data-reason={refused.reason} className="card p-4 sm:p-5">
      <h3
        className={`flex items-start gap-3 text-lg before:mt-0.5 ${tone} ${withIcon(icons[refused.reason])}`}
      >
        {title}
      </h3>
      <p className="numbers mt-1 text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <Remedy refused={refused} />
      </div>
    </li>
  );
}

/** Every reason at once, each with what can be done about it. */
export function Refusals({ refusals }: { refusals: readonly Refused[] }) {
  return (
    <ul className="m-0 stack list-none gap-3 p-0">
      {refusals.map((one) => (
        <Card key={one.reason} refused={one} />
      ))}
    </ul>
  );
}
