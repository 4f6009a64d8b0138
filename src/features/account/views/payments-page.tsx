import type { ReactNode } from 'react';
import { findOwnSince } from '#identity/holder/own-since.ts';
import type { CustomerSession } from '#identity/session.ts';
import { type ListedOrder, listOrders, pageSize } from '#order/list-store.ts';
import type { Purchase } from '#purchase/model.ts';
import { listPurchases } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { readSoonOf } from '#services/read-soon.ts';
import { Empty } from '#ui/empty.tsx';
import { Section } from '#ui/section.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { readPlace } from '../model.ts';
import { AccountFrame } from './account-frame.tsx';
import { OrderRow, PurchaseRow } from './payment-rows.tsx';

/** Something that was paid for, whichever it is. */
type Paid = { id: string; createdAt: number } & (
  | { order: ListedOrder; purchase?: never }
  | { purchase: Purchase; order?: never }
);

/** Purchases and orders of a number as one list, the newest first, after a place; one more than a page has. */
async function listPaid(isdn: string, place: { at: number; id: string } | null): Promise<Paid[]> {
  const { at, id } = place ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
  const since = await findOwnSince(isdn);
  const [purchases, orders] = await Promise.all([
    listPurchases(isdn, { since, at, id, rows: pageSize + 1 }),
    listOrders({ visitorId: '', isdn, since }, { status: '', place: { at, id } }),
  ]);
  const all: Paid[] = [
    ...purchases.map((one) => ({ id: one.id, createdAt: one.createdAt, purchase: one })),
    ...orders.map((one) => ({ id: one.id, createdAt: one.createdAt, order: one })),
  ];
  const newest = all.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  return newest.slice(0, pageSize + 1);
}

function List({ paid }: { paid: readonly Paid[] }) {
  const { t } = texts();
  const { page } = requestContext();
  const shown = paid.slice(0, pageSize);
  const last = paid.length > pageSize ? shown.at(-1) : undefined;
  const isBegin = !page.query.has('after');
  if (shown.length === 0 && isBegin) {
    return (
      <Empty icon="wallet" title={t('account.payments.none')} text={t('account.payments.noneText')}>
        <a href="/account" data-document className="btn-primary mt-2">
          {t('identity.account')}
        </a>
      </Empty>
    );
  }
  return (
    <>
      <ul className="card m-0 list-none px-5 py-2 sm:px-6">
        {shown.map(({ id, order, purchase }) =>
          order ? (
            <OrderRow key={id} order={order} />
          ) : (
            <PurchaseRow key={id} purchase={purchase} />
          ),
        )}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        {!isBegin && (
          <a
            href={toHref(page, { after: null })}
            data-document
            className={`btn-line ${withIcon('chevron-left')}`}
          >
            {t('account.payments.newest')}
          </a>
        )}
        {last && (
          <a
            href={toHref(page, { after: `${last.createdAt}-${last.id}` })}
            data-document
            className={`btn-line ${withEndIcon('chevron-right')}`}
          >
            {t('account.payments.older')}
          </a>
        )}
      </p>
    </>
  );
}

async function PaymentsOf({
  customer: { isdn },
  savedNumbers,
}: {
  customer: CustomerSession;
  savedNumbers: ReactNode;
}) {
  const place = readPlace(requestContext().page.query.get('after'));
  const read = await readSoonOf(listPaid(isdn, place));
  return (
    <>
      <Section read={read} skeleton={<div className="skeleton h-96 rounded-card" />}>
        {(paid) => <List paid={paid} />}
      </Section>
      <div className="mt-6">{savedNumbers}</div>
    </>
  );
}

/** What was paid for with this number, and the numbers that are offered again. */
export function PaymentsPage({ savedNumbers }: { savedNumbers: ReactNode }) {
  const { t } = texts();
  return (
    <AccountFrame
      title={t('account.payments.title')}
      lead={t('account.payments.lead')}
      path="/account/payments"
    >
      {(customer) => <PaymentsOf customer={customer} savedNumbers={savedNumbers} />}
    </AccountFrame>
  );
}
