import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { Order } from '#order/model.ts';
import { SellerLines } from '#payment/views/seller-lines.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { PrintButton } from '#ui/islands/print-button.tsx';
import { Letterhead } from '#ui/letterhead.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { notFound } from '#waku.ts';
import { findShownOrder, toOwnHref } from '#order/find-shown.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

function Invoice({ order, branch }: { order: Order; branch: (id: string) => ReactNode }) {
  const { t, locale } = texts();
  const { code, placedAt, createdAt, total } = order;
  return (
    <article className="mx-auto max-w-190">
      <Letterhead title={t('order.invoice.title')} from={<SellerLines />}>
        <p className="numbers mt-1 text-lg font-bold tracking-wide">{code}</p>
        <p className="numbers text-sm text-muted">{formatDate(placedAt ?? createdAt, locale)}</p>
      </Letterhead>
      <div className="mt-6">
        <OrderFacts order={order} branch={branch} isWide />
      </div>
      <div className="mt-6">
        <OrderLines order={order} />
      </div>
      <p className="mt-6 text-sm text-muted">
        {t(order.status === 'CANCELED' ? 'order.invoice.canceled' : 'order.invoice.paid', {
          total: formatMnt(total),
        })}{' '}
        {t('order.invoice.noReceipt')}
      </p>
    </article>
  );
}

/** An invoice of a paid order, to be printed. */
export async function InvoicePage({ branch }: { branch: (id: string) => ReactNode }) {
  const { t } = texts();
  const order = await findShownOrder();
  if (!order || order.placedAt === null) notFound();
  const { mode } = requestContext();
  return (
    <>
      <PageMeta
        title={`${t('order.invoice.title')} ${order.code}`}
        description={t('order.invoice.title')}
        noIndex
      />
      <div className="page py-8">
        <p className="mx-auto mb-6 flex max-w-190 flex-wrap justify-between gap-3 print:hidden">
          <a href={toOwnHref()} data-document className={`btn-line ${withIcon('chevron-left')}`}>
            {t('order.invoice.back')}
          </a>
          {mode === 'browser' && <PrintButton label={t('order.invoice.print')} />}
        </p>
        <Invoice order={order} branch={branch} />
      </div>
    </>
  );
}
