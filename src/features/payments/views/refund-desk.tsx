import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { readOpenRefunds } from '#payment/refund-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { DeskAct, toAgeText } from './desk-act.tsx';

const maxShown = 100;

/** Money that goes back and is not there yet: what waits for a person comes first, each with its age. */
export async function RefundDesk({ till }: { till: Till }) {
  const { t, locale } = texts();
  const refunds = await readOpenRefunds(till.db, maxShown);
  const now = till.now();
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="text-2xl">
        {t('payment.desk.refundsTitle')}
      </h2>
      <p className="mt-2 text-muted">
        {t(refunds.length === 0 ? 'payment.desk.noRefunds' : 'payment.desk.refundsLead')}
      </p>
      {refunds.length > 0 && (
        <div className="scrollbar-thin mt-5 overflow-x-auto" role="group" aria-labelledby="refunds">
          <table className="numbers w-full min-w-180 text-sm">
            <thead>
              <tr className="border-b-1 border-line text-left text-muted">
                {(
                  ['age', 'amount', 'reason', 'state', 'way', 'paymentId', 'attempts'] as const
                ).map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 font-medium">
                    {t(`payment.desk.${name}`)}
                  </th>
                ))}
                <th scope="col" className="py-2 font-medium">
                  {t('payment.desk.act')}
                </th>
              </tr>
            </thead>
            <tbody>
              {refunds.map((one) => (
                <tr
                  key={one.id}
                  className={`border-b-1 border-line align-top ${one.state === 'MANUAL' ? 'bg-warning-tint' : ''}`}
                >
                  <td className="py-2 pr-4 pl-2" title={formatDateTime(one.createdAt, locale)}>
                    {toAgeText(one.createdAt, now)}
                  </td>
                  <td className="py-2 pr-4 font-bold">{formatMnt(one.amount)}</td>
                  <td className="py-2 pr-4">{t(`payment.desk.reasons.${one.reason}`)}</td>
                  <td className="py-2 pr-4">{t(`payment.desk.states.${one.state}`)}</td>
                  <td className="py-2 pr-4">
                    {t(`payment.way.${one.provider}`)} · {one.kind}
                  </td>
                  <td className="py-2 pr-4 [overflow-wrap:anywhere]">{one.providerPaymentId}</td>
                  <td className="py-2 pr-4">
                    {one.attempts}
                    {one.lastError && ` · ${one.lastError}`}
                  </td>
                  <td className="py-2 pr-2">
                    {one.state === 'MANUAL' && (
                      <DeskAct
                        action="/staff/refunds"
                        id={one.id}
                        label={t('payment.desk.confirm')}
                        hint={t('payment.desk.confirmHint')}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
