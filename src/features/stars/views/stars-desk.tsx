import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { texts } from '#request/texts.ts';
import { readOpenStars, type StarsOrder } from '../store.ts';

const maxShown = 50;

function toWaiting({ id, code, createdAt, sentAt, item }: StarsOrder): Waiting {
  const { t, own } = texts();
  const { child, relation, surcharge, package: chosen } = item;
  const parent = `${groupPhoneNumber(item.parentIsdn)} (${t(`stars.relations.${relation}`)})`;
  const name = `${child.lastName} ${child.firstName}, ${child.registerNumber}`;
  const price = `${own(chosen, 'name')}, ${formatMnt(surcharge + chosen.fee)}`;
  return {
    id,
    code,
    since: createdAt,
    cells: [
      `${parent} → ${groupPhoneNumber(item.isdn)} · ${name}`,
      `${price} · ${t(sentAt === null ? 'stars.desk.unsent' : 'stars.desk.sent')}`,
    ],
    needs: 'fulfil',
    act: 'to',
    acts: (['DONE', 'REFUSED'] as const).map((to) => ({
      value: to,
      label: t(`stars.desk.to.${to}`),
    })),
    hint: t('stars.desk.reasonHint'),
  };
}

/** Stars on a bill that mobile-services has not ended, the oldest first. */
export async function StarsDesk() {
  const { t } = texts();
  const orders = await readOpenStars(maxShown);
  return (
    <WaitingDesk
      id="stars"
      title={t('stars.desk.title')}
      says={
        orders.length === 0
          ? t('stars.desk.none')
          : t('stars.desk.waiting', { count: orders.length })
      }
      columns={[{ name: t('stars.desk.family') }, { name: t('stars.step.package') }]}
      waiting={orders.map(toWaiting)}
      now={Date.now()}
    />
  );
}
