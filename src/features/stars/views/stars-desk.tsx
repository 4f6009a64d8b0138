import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readOpenStars, type StarsOrder } from '../store.ts';

const maxShown = 50;

function Row({ order, now }: { order: StarsOrder; now: number }) {
  const { t, own } = texts();
  const { id, code, createdAt, sentAt, item } = order;
  const { child, relation, surcharge, package: chosen } = item;
  const acted = { name: 'id', id, needs: 'fulfil' } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={createdAt} now={now} />
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>
          {groupPhoneNumber(item.parentIsdn)} ({t(`stars.relations.${relation}`)}) →{' '}
          {groupPhoneNumber(item.isdn)} · {child.lastName} {child.firstName}, {child.registerNumber}
        </td>
        <td className={deskCell}>
          {own(chosen, 'name')}, {formatMnt(surcharge + chosen.fee)} ·{' '}
          {t(sentAt === null ? 'stars.desk.unsent' : 'stars.desk.sent')}
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          <DeskActLink {...acted} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        act="to"
        acts={(['DONE', 'REFUSED'] as const).map((to) => ({
          value: to,
          label: t(`stars.desk.to.${to}`),
        }))}
        hint={t('stars.desk.reasonHint')}
      />
    </>
  );
}

/** Stars on a bill that mobile-services has not ended, the oldest first. */
export async function StarsDesk() {
  const { t } = texts();
  const orders = await readOpenStars(maxShown);
  const now = Date.now();
  return (
    <section aria-labelledby="stars">
      <h2 id="stars" className="text-2xl">
        {t('stars.desk.title')}
      </h2>
      <p className="mb-2 mt-3 text-muted">
        {orders.length === 0
          ? t('stars.desk.none')
          : t('stars.desk.waiting', { count: orders.length })}
      </p>
      {orders.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('stars.desk.family') },
            { name: t('stars.step.package') },
            { name: t('payment.desk.act'), isHidden: true },
          ]}
        >
          {orders.map((order) => (
            <Row key={order.id} order={order} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
