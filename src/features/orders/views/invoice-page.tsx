import type { ReactNode } from 'react';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { PrintButton } from '#ui/islands/print-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { notFound } from '#waku.ts';
import { findShownOrder, toOwnHref } from '#order/find-shown.ts';
import { Invoice } from './invoice.tsx';

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
