import { formatMnt } from '#domain/money.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { readOrdersByHand } from '#order/by-hand-store.ts';
import { listDigital } from '#order/digital-goods.ts';
import type { Order } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { maxCodes } from '../codes-form.ts';

const maxShown = 50;

/** `2 × Gift card, 1 × Data card`: how many codes of what, in the order in which they are typed. */
function toWanted(order: Order): string {
  const { own } = texts();
  return listDigital(order)
    .map(({ productId, quantity }) => {
      const line = order.lines.find((one) => one.productId === productId);
      return `${quantity} × ${line ? own(line, 'name') : productId}`;
    })
    .join(', ');
}

function toWaiting(order: Order): Waiting {
  const { t } = texts();
  const wanted = toWanted(order);
  return {
    name: 'order',
    id: order.id,
    code: order.code,
    since: order.codesByHandAt ?? order.updatedAt,
    cells: [wanted, formatMnt(order.total)],
    needs: 'fulfil',
    acts: [{ label: t('desk.codesSubmit') }],
    hint: t('desk.codesReasonHint'),
    children: (
      <TextArea
        name="codes"
        label={t('desk.codes')}
        hint={t('desk.codesHint', { wanted })}
        maxLength={maxCodes}
      />
    ),
  };
}

/** Paid orders whose codes somebody of the staff has to get, because the service has no call that gives them. */
export async function CodesDesk() {
  const { t } = texts();
  const orders = await readOrdersByHand(maxShown);
  return (
    <WaitingDesk
      id="codes-desk"
      title={t('desk.codesTitle')}
      says={t(orders.length === 0 ? 'desk.noCodesWait' : 'desk.codesLead')}
      columns={[{ name: t('order.lines') }, { name: t('order.total'), isAmount: true }]}
      actLabel={t('desk.codesAct')}
      waiting={orders.map(toWaiting)}
      now={Date.now()}
    />
  );
}
