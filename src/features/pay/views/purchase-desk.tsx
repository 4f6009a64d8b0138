import { formatMnt } from '#domain/money.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { kindOf } from '#purchase/kinds.ts';
import type { Purchase } from '#purchase/model.ts';
import { readWaiting } from '#purchase/store.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';

const maxShown = 100;
/** After this somebody has to know. */
const waitingMs = 60_000;

function Row({ purchase, now }: { purchase: Purchase; now: number }) {
  const { t } = texts();
  const { id, code, kind, item, amount, paidAt, updatedAt, sentAt } = purchase;
  const acted = { id, needs: 'fulfil' } as const;
  const done = kindOf(item).mayEndByHand(item)
    ? [{ value: 'DONE', label: t('pay.desk.done') }]
    : [];
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={paidAt ?? updatedAt} now={now} />
        <td className={deskCell}>{t(`pay.${kind}.title`)}</td>
        <td className={deskCell}>{t(sentAt === null ? 'pay.desk.unsent' : 'pay.desk.sent')}</td>
        <td className={`${deskCell} whitespace-nowrap text-right font-bold`}>
          {formatMnt(amount)}
        </td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink {...acted} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={6}
        act="to"
        acts={[...done, { value: 'REFUSED', label: t('pay.desk.refund') }]}
        hint={t('pay.desk.hint')}
      />
    </>
  );
}

/** What was paid and is not done, the longest first. Its message is in the outbox and is sent again from there. */
export async function PurchaseDesk() {
  const { t } = texts();
  const now = Date.now();
  const waiting = await readWaiting(now - waitingMs, maxShown);
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases" className="text-2xl">
        {t('pay.desk.title')}
      </h2>
      <p className="mb-2 mt-2 text-muted">
        {t(waiting.length === 0 ? 'pay.desk.none' : 'pay.desk.lead')}
      </p>
      {waiting.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('staff.subject') },
            { name: t('payment.desk.state') },
            { name: t('payment.desk.amount'), isAmount: true },
            { name: t('payment.desk.act'), isHidden: true },
          ]}
        >
          {waiting.map((purchase) => (
            <Row key={purchase.id} purchase={purchase} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
