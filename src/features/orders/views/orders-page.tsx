import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import {
  type ListedOrder,
  listOrders,
  listUnpaidOrders,
  pageSize,
  type UnpaidOrder,
} from '#order/list-store.ts';
import { toStateView } from '#order/state-view.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { tintClass } from '#ui/tint.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { filters, readPlace } from '../model.ts';
import { findOwner } from '../owner.ts';
import { FindOrder } from './find-order.tsx';

function OrderCard({ order, children }: { order: ListedOrder; children?: ReactNode }) {
  const { t, own, locale } = texts();
  const { code, status, deliveryType, lines, total, createdAt } = order;
  const view = toStateView(status, deliveryType);
  const [[first], more] = [lines, lines.length - 1];
  return (
    <li className="card-link relative flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:p-5">
      {first?.image ? (
        <img
          src={first.image}
          alt=""
          width="56"
          height="70"
          loading="lazy"
          className="h-16 w-14 shrink-0 rounded-control bg-sunken object-contain p-1"
        />
      ) : (
        <span className="h-16 w-14 shrink-0 rounded-control bg-sunken" />
      )}
      {/* On a phone the state stands below, so that the name has the width. */}
      <div className="min-w-0 flex-[1_0_calc(100%-6rem)] sm:flex-1">
        <p className="font-medium">
          {first && own(first, 'name')}
          {more > 0 && <span className="text-muted"> {t('order.more', { count: more })}</span>}
        </p>
        <p className="numbers text-sm text-muted">
          <a href={`/order/${code}`} data-document className="cover-link font-bold tracking-wide">
            {code}
          </a>{' '}
          · {formatDate(createdAt, locale)} · {formatMnt(total)}
        </p>
      </div>
      <p
        className={`row ml-19 gap-1.5 rounded-full px-3 py-1.5 text-sm font-medium sm:ml-0 ${tintClass[view.tint].ground} ${withIcon(view.icon)}`}
      >
        {t(view.word)}
      </p>
      {children}
    </li>
  );
}

/** Orders that wait for their payment, each with the way to it. */
function Unpaid({ orders }: { orders: readonly UnpaidOrder[] }) {
  const { t } = texts();
  return (
    <ul className="m-0 mb-8 grid list-none gap-3 p-0">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order}>
          <p className="numbers row basis-full flex-wrap justify-between gap-3 border-t-1 border-line pt-3">
            {t('payment.until', { time: toClock(order.endsAt) })}
            {/* Above the link that covers the card. */}
            <a href={order.payHref} data-document className="btn-primary relative">
              {t('order.pay')}
            </a>
          </p>
        </OrderCard>
      ))}
    </ul>
  );
}

function Filters({ chosen }: { chosen: string }) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <nav aria-label={t('order.filter')} className="mb-5 flex flex-wrap gap-2">
      {filters.map((one) => (
        <a
          key={one}
          href={toHref(page, { status: one || null, after: null })}
          aria-current={one === chosen ? 'true' : undefined}
          className="chip px-4"
        >
          {t(one === '' ? 'order.all' : `order.status.${one}`)}
        </a>
      ))}
    </nav>
  );
}

interface ListProps {
  orders: readonly ListedOrder[];
  unpaid: readonly UnpaidOrder[];
  chosen: string;
}

function List({ orders, unpaid, chosen }: ListProps) {
  const { t } = texts();
  const { mode, page } = requestContext();
  const shown = orders.slice(0, pageSize);
  const last = orders.length > pageSize ? shown.at(-1) : undefined;
  const isBegin = !page.query.has('after');
  if (shown.length === 0 && chosen === '' && isBegin) {
    if (unpaid.length > 0) return <Unpaid orders={unpaid} />;
    const text = t(mode === 'kiosk' ? 'order.noneTextKiosk' : 'order.noneText');
    return (
      <Empty icon="package" title={t('order.none')} text={text}>
        <a href="/shop" className="btn-primary mt-2">
          {t('order.toShop')}
        </a>
      </Empty>
    );
  }
  return (
    <>
      {unpaid.length > 0 && <Unpaid orders={unpaid} />}
      <Filters chosen={chosen} />
      {shown.length === 0 && <p className="text-muted">{t('order.noneOfStatus')}</p>}
      <ul className="m-0 grid list-none gap-3 p-0">
        {shown.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        {!isBegin && (
          <a
            href={toHref(page, { after: null })}
            className={`btn-line ${withIcon('chevron-left')}`}
          >
            {t('order.newest')}
          </a>
        )}
        {last && (
          <a
            href={toHref(page, { after: `${last.createdAt}-${last.id}` })}
            className={`btn-line ${withEndIcon('chevron-right')}`}
          >
            {t('order.older')}
          </a>
        )}
      </p>
    </>
  );
}

/** The orders of a visitor, and of the number that is signed in; others are found by code and phone. */
export async function OrdersPage() {
  const { t } = texts();
  const { page } = requestContext();
  const [owner, customer] = await Promise.all([findOwner(), findCustomer()]);
  const chosen = filters.find((one) => one === page.query.get('status')) ?? '';
  const place = readPlace(page.query.get('after'));
  const isBegin = chosen === '' && place === null;
  const [orders, unpaid] =
    owner === null
      ? [[], []]
      : await Promise.all([
          listOrders(owner, { status: chosen, place }),
          isBegin ? listUnpaidOrders(owner, Date.now()) : [],
        ]);
  const title = t('order.title');
  return (
    <>
      <PageMeta title={title} description={t('flow.order.text')} noIndex />
      <PageHeader crumbs={[{ name: title, href: '/order' }]} title={title} />
      <div className="page">
        <ErrorSummary />
        <List orders={orders} unpaid={unpaid} chosen={chosen} />
        {!customer && (
          <p className="mt-6 text-muted">
            {t('order.signInText')}{' '}
            <a href="/sign-in?return=/order" data-document className="line-link text-link">
              {t('order.signIn')}
            </a>
          </p>
        )}
        <FindOrder />
      </div>
    </>
  );
}
