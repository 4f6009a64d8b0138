import { listDueDays } from '#domain/due-days.ts';
import { listDues, toOwed } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { Order, OrderLease } from '#order/model.ts';
import { texts } from '#request/texts.ts';

/** The text of the lease's contract: what is agreed, each payment with its day, and what is owed. */
export function LeaseSchedule({
  lease,
  order: { placedAt, createdAt },
}: {
  lease: OrderLease;
  order: Pick<Order, 'placedAt' | 'createdAt'>;
}) {
  const { t, locale } = texts();
  const dues = listDues(lease);
  const days = listDueDays(new Date(placedAt ?? createdAt), dues.length);
  const { code, price, percent, months } = lease;
  return (
    <section aria-labelledby="lease" className="mt-6">
      <h3 id="lease" className="text-lg font-bold">
        {t('leasing.contract.title')}
      </h3>
      <p className="numbers mt-1 text-sm text-muted">
        {t('leasing.contract.lead', { code, price: formatMnt(price), percent, months })}
      </p>
      <table className="numbers mt-3 w-full text-sm">
        <tbody>
          {dues.map(({ after, amount }) => (
            <tr key={after} className="border-b-1 border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDate(days[after] ?? '', locale)}
              </th>
              <td className="py-1.5 text-muted">
                {t(
                  after === 0 && placedAt !== null
                    ? 'leasing.contract.paid'
                    : 'leasing.contract.due',
                )}
              </td>
              <td className="py-1.5 text-right font-medium">{formatMnt(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={2} className="py-2 text-left">
              {t('checkout.leaseRest')}
            </th>
            <td className="py-2 text-right">{formatMnt(toOwed(lease))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
