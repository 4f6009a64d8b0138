import { formatMnt } from '#domain/money.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { kindOf } from '#purchase/kinds.ts';
import type { Purchase } from '#purchase/model.ts';
import { readWaiting } from '#purchase/store.ts';
import { texts } from '#request/texts.ts';

const maxShown = 100;
/** After this somebody has to know. */
const waitingMs = 60_000;

function toWaiting(purchase: Purchase): Waiting {
  const { t } = texts();
  const { id, code, kind, item, amount, paidAt, updatedAt, sentAt } = purchase;
  const done = kindOf(item).mayEndByHand(item)
    ? [{ value: 'DONE', label: t('pay.desk.done') }]
    : [];
  return {
    id,
    code,
    since: paidAt ?? updatedAt,
    cells: [
      t(`pay.${kind}.title`),
      t(sentAt === null ? 'pay.desk.unsent' : 'pay.desk.sent'),
      <b key="amount">{formatMnt(amount)}</b>,
    ],
    needs: 'fulfil',
    act: 'to',
    acts: [...done, { value: 'REFUSED', label: t('pay.desk.refund') }],
    hint: t('pay.desk.hint'),
  };
}

/** What was paid and is not done, the longest first. Its message is in the outbox and is sent again from there. */
export async function PurchaseDesk() {
  const { t } = texts();
  const now = Date.now();
  const waiting = await readWaiting(now - waitingMs, maxShown);
  return (
    <WaitingDesk
      id="purchases"
      title={t('pay.desk.title')}
      says={t(waiting.length === 0 ? 'pay.desk.none' : 'pay.desk.lead')}
      columns={[
        { name: t('staff.subject') },
        { name: t('payment.desk.state') },
        { name: t('payment.desk.amount'), isAmount: true },
      ]}
      waiting={waiting.map(toWaiting)}
      now={now}
    />
  );
}
