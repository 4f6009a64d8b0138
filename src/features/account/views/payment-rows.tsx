import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatMonth } from '#i18n/format-date.ts';
import type { ListedOrder } from '#order/list-store.ts';
import { findNumber } from '#purchase/kinds.ts';
import { type Purchase, toResultHref } from '#purchase/model.ts';
import { texts } from '#request/texts.ts';
import type { IconName } from '#ui/icon-names.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { RowIcon } from './row-icon.tsx';

const icons = {
  bill: 'receipt-text',
  units: 'circle-plus',
  data: 'signal',
  wifi: 'router',
  newNumber: 'card-sim',
  touristSim: 'plane',
  simRecovery: 'rotate-ccw',
  leasingFee: 'receipt-text',
  stars: 'users',
  preorder: 'gift',
} as const;

function Row({
  href,
  icon,
  title,
  text,
  amount,
}: {
  href: string;
  icon: IconName;
  title: string;
  text: string;
  amount: number;
}) {
  return (
    <li className="border-t-1 border-line first:border-t-0">
      <a
        href={href}
        data-document
        className={`row tap group gap-4 py-2.5 after:text-muted ${withEndIcon('chevron-right')}`}
      >
        <RowIcon name={icon} />
        <span className="numbers flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0">
            <span className="block font-bold group-hover:underline">{title}</span>
            <span className="block text-sm text-muted">{text}</span>
          </span>
          <span className="font-medium">{formatMnt(amount)}</span>
        </span>
      </a>
    </li>
  );
}

export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t, locale } = texts();
  const { kind, item, status, amount, createdAt, token } = purchase;
  const number = findNumber(item);
  const month = item.kind === 'bill' ? formatMonth(item.month, locale) : null;
  const words = [t(`pay.${kind}.payment`), month, number && groupPhoneNumber(number)];
  const state = status === 'AWAITING_PAYMENT' ? '' : t(`account.payments.${status}`);
  return (
    <Row
      href={toResultHref(token)}
      icon={icons[kind]}
      title={words.filter(Boolean).join(' · ')}
      text={`${formatDate(createdAt, locale)} · ${state}`}
      amount={amount}
    />
  );
}

export function OrderRow({ order: { code, status, total, createdAt } }: { order: ListedOrder }) {
  const { t, locale } = texts();
  return (
    <Row
      href={`/order/${code}`}
      icon="package"
      title={t('account.payments.order', { code })}
      text={`${formatDate(createdAt, locale)} · ${t(`order.status.${status}`)}`}
      amount={total}
    />
  );
}
