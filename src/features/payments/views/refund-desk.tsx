import { formatMnt } from '#domain/money.ts';
import { readOpenRefunds, type Refund } from '#payment/refund-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';

const maxShown = 100;

function RefundRow({ refund, now }: { refund: Refund; now: number }) {
  const { t } = texts();
  const { id, amount, reason, state, provider, kind, createdAt, attempts, lastError } = refund;
  const isManual = state === 'MANUAL';
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <DeskAge since={createdAt} now={now} />
        <td
          className={`${deskCell} whitespace-nowrap ${isManual ? `font-medium text-warning` : ''}`}
        >
          <span className={isManual ? `row gap-1.5 ${withIcon('circle-alert')}` : ''}>
            {t(`payment.desk.states.${state}`)}
          </span>
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right font-bold`}>
          {formatMnt(amount)}
        </td>
        <td className={deskCell}>{t(`payment.desk.reasons.${reason}`)}</td>
        <td className={deskCell}>
          {t(`payment.way.${provider}`)} · {kind}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{refund.providerPaymentId}</td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>
          {attempts}
          {lastError && ` · ${lastError}`}
        </td>
        <td className={`${deskCell} text-right`}>{isManual && <DeskActLink id={id} />}</td>
      </tr>
      {isManual && (
        <DeskActRow
          id={id}
          columns={8}
          acts={[{ label: t('payment.desk.confirm') }]}
          hint={t('payment.desk.confirmHint')}
        />
      )}
    </>
  );
}

const columns = ['age', 'state', 'amount', 'reason', 'way', 'paymentId', 'attempts'] as const;

/** Money that goes back and is not there yet: what waits for a person comes first, each with its age. */
export async function RefundDesk({ till }: { till: Till }) {
  const { t } = texts();
  const refunds = await readOpenRefunds(till.db, maxShown);
  const now = till.now();
  if (refunds.length === 0) return <p className="text-muted">{t('payment.desk.noRefunds')}</p>;
  return (
    <>
      <p className="mb-2 text-sm text-muted">{t('payment.desk.refundsLead')}</p>
      <DeskTable
        columns={[
          ...columns.map((name) => ({
            name: t(`payment.desk.${name}`),
            isAmount: name === 'amount',
          })),
          { name: t('payment.desk.act'), isHidden: true },
        ]}
      >
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} now={now} />
        ))}
      </DeskTable>
    </>
  );
}
