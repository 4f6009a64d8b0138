import { formatMnt } from '#domain/money.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { CustomerSession } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { findBill } from '#services/purchases.ts';
import type { Known, PersonIds } from '../model.ts';
import { readMoneyBack, readOpen } from '../before-store.ts';

const openTitles: Readonly<Record<string, MessageKey>> = {
  shop_order: 'data.open.order',
  purchase: 'data.open.purchase',
  home_request: 'data.open.home',
  sim_recovery: 'data.open.sim',
};

/** What is still to come, before anything is deleted: it stays under the number until it is done. */
export async function Open({
  customer: { isdn },
  ids,
  known: { retention, closables },
}: {
  customer: CustomerSession;
  ids: PersonIds;
  known: Known;
}) {
  const { t } = texts();
  const [open, back, found] = await Promise.all([
    readOpen(ids, retention, closables),
    readMoneyBack(ids, retention),
    // A bill belongs to the contract: where the service can not say it, nothing is lost.
    findBill({ by: 'number', value: isdn }).catch(() => null),
  ]);
  const due = found?.state === 'found' ? found.bill.due : 0;
  if (open.length === 0 && back === 0 && due <= 0) return null;
  return (
    <section
      aria-labelledby="open-data"
      className="mt-5 rounded-control border-1 border-warning bg-warning-tint p-4"
    >
      <h3 id="open-data" className="text-base font-bold">
        {t('data.open.title')}
      </h3>
      <ul className="mt-2 list-disc pl-5">
        {open.map(({ table, code }) => (
          <li key={code}>{t(openTitles[table] ?? 'data.open.order', { code })}</li>
        ))}
        {back > 0 && <li>{t('data.open.back', { amount: formatMnt(back) })}</li>}
        {due > 0 && (
          <li>
            {t('data.open.bill', { amount: formatMnt(due) })}{' '}
            <a href="/pay/bill" className="line-link text-link">
              {t('data.open.pay')}
            </a>
          </li>
        )}
      </ul>
      <p className="mt-2">{t('data.open.stays')}</p>
    </section>
  );
}
