import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { readOpenRefunds, type Refund } from '#payment/refund-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { DeskAct, toAgeText } from './desk-act.tsx';

const maxShown = 100;

function RefundRow({ refund, now }: { refund: Refund; now: number }) {
  const { t, locale } = texts();
  const { id, amount, reason, state, provider, kind, createdAt, attempts, lastError } = refund;
  return (
    <tr
      className={`border-b-1 border-line align-top ${state === 'MANUAL' ? 'bg-warning-tint' : ''}`}
    >
      <td className="py-2 pr-4 pl-2" title={formatDateTime(createdAt, locale)}>
        {toAgeText(createdAt, now)}
      </td>
      <td className="py-2 pr-4 font-bold">{formatMnt(amount)}</td>
      <td className="py-2 pr-4">{t(`payment.desk.reasons.${reason}`)}</td>
      <td className="py-2 pr-4">{t(`payment.desk.states.${state}`)}</td>
      <td className="py-2 pr-4">
        {t(`payment.way.${provider}`)} · {kind}
      </td>
      <td className="py-2 pr-4 [overflow-wrap:anywhere]">{refund.providerPaymentId}</td>
      <td className="py-2 pr-4">
        {attempts}
        {lastError && ` · ${lastError}`}
      </td>
      <td className="py-2 pr-2">
        {state === 'MANUAL' && (
          <DeskAct
            action="/staff/refunds"
            id={id}
            acts={[{ label: t('payment.desk.confirm') }]}
            hint={t('payment.desk.confirmHint')}
          />
        )}
      </td>
    </tr>
  );
}

/** Money that goes back and is not there yet: what waits for a person comes first, each with its age. */
export async function RefundDesk({ till }: { till: Till }) {
  const { t } = texts();
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
              {refunds.map((refund) => (
                <RefundRow key={refund.id} refund={refund} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
