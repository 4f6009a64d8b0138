import type { SubscriberBill } from '#contracts/mobile/subscriber.ts';
import { brand } from '#domain/brand.ts';
import { findOwnSince } from '#identity/holder/own-since.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate, formatMonth } from '#i18n/format-date.ts';
import type { Read } from '#lib/outcome.ts';
import type { Purchase } from '#purchase/model.ts';
import { listPurchases } from '#purchase/store.ts';
import { texts } from '#request/texts.ts';
import { readSoon } from '#services/read-soon.ts';
import { readBills } from '#services/subscriber.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toBillState, toShownBills } from '../model.ts';
import { AccountFrame } from './account-frame.tsx';

const looks = {
  paid: `pill-success ${withIcon('circle-check')}`,
  part: `pill-warning ${withIcon('circle-alert')}`,
  due: `pill-warning ${withIcon('circle-alert')}`,
  unknown: '',
} as const;

/** Whether a bill is paid, as a word, an icon and a tint; nothing where the service does not say. */
export function BillMark({ bill }: { bill: SubscriberBill }) {
  const { t } = texts();
  const state = toBillState(bill);
  if (state === 'unknown') return null;
  return (
    <span className={looks[state]}>
      {t(`account.bills.${state}`, { due: formatMnt(bill.due ?? 0) })}
    </span>
  );
}

function BillRow({ bill }: { bill: SubscriberBill }) {
  const { locale } = texts();
  return (
    <li className="border-t-1 border-line first:border-t-0">
      <a
        href={`/account/bill/${bill.month}`}
        data-document
        className={`row tap group gap-x-4 py-2.5 after:text-muted ${withEndIcon('chevron-right')}`}
      >
        <span className="numbers flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-32 font-bold group-hover:underline">
            {formatMonth(bill.month, locale)}
          </span>
          <BillMark bill={bill} />
        </span>
        <span className="numbers shrink-0 font-medium">{formatMnt(bill.amount)}</span>
      </a>
    </li>
  );
}

function Bills({ bills }: { bills: readonly SubscriberBill[] }) {
  return (
    <ul className="card m-0 list-none px-5 py-2 sm:px-6">
      {bills.map((bill) => (
        <BillRow key={bill.month} bill={bill} />
      ))}
    </ul>
  );
}

function NoBills() {
  const { t } = texts();
  return (
    <Empty icon="receipt-text" title={t('account.bills.none')} text={t('account.bills.noneText')}>
      <a href="/pay/units" data-document className="btn-primary mt-2">
        {t('account.topUp')}
      </a>
    </Empty>
  );
}

/** Where the service knows no history: what was paid by this site, which it knows itself. */
function PaidHere({ paid }: { paid: readonly Purchase[] }) {
  const { t, locale } = texts();
  const { callCentre: phone } = brand;
  if (paid.length === 0) return <p>{t('account.bills.unknown', { phone })}</p>;
  return (
    <section aria-labelledby="paid-here">
      <h2 id="paid-here" className="text-xl">
        {t('account.bills.paidHere')}
      </h2>
      <p className="mt-1 text-muted">{t('account.bills.paidHereText')}</p>
      <ul className="card numbers m-0 mt-4 list-none px-5 py-2 sm:px-6">
        {paid.map(({ id, item, amount, paidAt, createdAt }) => (
          <li
            key={id}
            className="row tap justify-between gap-4 border-t-1 border-line py-2.5 first:border-t-0"
          >
            <span>
              <span className="block font-bold">
                {item.kind === 'bill' && formatMonth(item.month, locale)}
              </span>
              <span className="block text-sm text-muted">
                {formatDate(paidAt ?? createdAt, locale)}
              </span>
            </span>
            <span className="font-medium">{formatMnt(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOwnBill = ({ item }: Purchase, isdn: string) =>
  item.kind === 'bill' && item.account.by === 'number' && item.account.value === isdn;

async function PaidHereOf({ isdn }: { isdn: string }) {
  const since = await findOwnSince(isdn);
  const place = { since, at: Number.MAX_SAFE_INTEGER, id: '', rows: 50 };
  const paid = await listPurchases(isdn, place).catch((): Purchase[] => []);
  return <PaidHere paid={paid.filter((one) => isOwnBill(one, isdn)).slice(0, 12)} />;
}

async function BillsOf({ isdn }: { isdn: string }) {
  const { t } = texts();
  const read: Read<SubscriberBill[] | null> = await readSoon(readBills(isdn));
  return (
    <Section
      read={read}
      skeleton={<div className="skeleton h-96 rounded-card" />}
      failed={<Failed title={t('account.bills.failed')} />}
    >
      {(bills) => {
        if (bills === null) return <PaidHereOf isdn={isdn} />;
        const shown = toShownBills(bills);
        return shown.length > 0 ? <Bills bills={shown} /> : <NoBills />;
      }}
    </Section>
  );
}

/** The bills of a year, each of which can be printed. */
export function BillsPage() {
  const { t } = texts();
  return (
    <AccountFrame
      title={t('account.bills.title')}
      lead={t('account.bills.lead')}
      path="/account/bills"
    >
      {({ isdn }) => <BillsOf isdn={isdn} />}
    </AccountFrame>
  );
}
