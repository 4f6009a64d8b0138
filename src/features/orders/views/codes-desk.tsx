import { formatMnt } from '#domain/money.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { readOrdersByHand } from '#order/by-hand-store.ts';
import { listDigital } from '#order/digital-goods.ts';
import type { Order } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
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

function Waiting({ order, now }: { order: Order; now: number }) {
  const { t } = texts();
  const { id, code, total } = order;
  const wanted = toWanted(order);
  const acted = { name: 'order', id, needs: 'fulfil' } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={order.codesByHandAt ?? order.updatedAt} now={now} />
        <td className={deskCell}>{wanted}</td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>{formatMnt(total)}</td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink {...acted} label={t('desk.codesAct')} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        acts={[{ label: t('desk.codesSubmit') }]}
        hint={t('desk.codesReasonHint')}
      >
        <TextArea
          name="codes"
          label={t('desk.codes')}
          hint={t('desk.codesHint', { wanted })}
          maxLength={maxCodes}
        />
      </DeskActRow>
    </>
  );
}

/** Paid orders whose codes somebody of the staff has to get, because the service has no call that gives them. */
export async function CodesDesk() {
  const { t } = texts();
  const orders = await readOrdersByHand(maxShown);
  const now = Date.now();
  return (
    <section aria-labelledby="codes-desk">
      <h2 id="codes-desk" className="text-2xl">
        {t('desk.codesTitle')}
      </h2>
      <p className="mb-2 mt-2 text-muted">
        {t(orders.length === 0 ? 'desk.noCodesWait' : 'desk.codesLead')}
      </p>
      {orders.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('order.lines') },
            { name: t('order.total'), isAmount: true },
            { name: t('desk.codesAct'), isHidden: true },
          ]}
        >
          {orders.map((order) => (
            <Waiting key={order.id} order={order} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
