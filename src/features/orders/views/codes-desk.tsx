import { toAge } from '#domain/age.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { findStaff, isStaff } from '#identity/staff/staff.ts';
import { readOrdersByHand } from '#order/by-hand-store.ts';
import { listDigital } from '#order/digital-goods.ts';
import type { Order } from '#order/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
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

async function CodesForm({ order, wanted }: { order: Order; wanted: string }) {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form method="post" action="/staff/codes" className="stack mt-4 max-w-110 gap-4">
      <input type="hidden" name="order" value={order.id} />
      <TextArea
        name="codes"
        label={t('desk.codes')}
        hint={t('desk.codesHint', { wanted })}
        maxLength={maxCodes}
      />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('desk.codesReasonHint')}
        maxLength={300}
      />
      <button type="submit" className="btn-primary self-start">
        {t('desk.codesSubmit')}
      </button>
    </form>
  );
}

function Waiting({ order, mayAct, now }: { order: Order; mayAct: boolean; now: number }) {
  const { t, locale } = texts();
  const { page, formState } = requestContext();
  const opened = formState?.typed['order']?.[0] ?? page.query.get('order');
  const { id, code, total } = order;
  const since = order.codesByHandAt ?? order.updatedAt;
  const { unit, count } = toAge(now - since);
  const wanted = toWanted(order);
  return (
    <li id={`order-${id}`} className="card p-4">
      <p className="numbers flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold tracking-wide">{code}</span>
        <span className="text-muted" title={formatDateTime(since, locale)}>
          {t(`staff.${unit}`, { count })}
        </span>
        <span>{wanted}</span>
        <span className="text-muted">{formatMnt(total)}</span>
      </p>
      {mayAct &&
        (id === opened ? (
          <CodesForm order={order} wanted={wanted} />
        ) : (
          <a href={`/staff/codes?order=${id}#order-${id}`} data-document className="btn-line mt-3">
            {t('desk.codesAct')}
          </a>
        ))}
    </li>
  );
}

/** Paid orders whose codes somebody of the staff has to get, because the service has no call that gives them. */
export async function CodesDesk() {
  const { t } = texts();
  const [orders, mayAct] = await Promise.all([readOrdersByHand(maxShown), isStaff('fulfil')]);
  const now = Date.now();
  return (
    <section aria-labelledby="codes-desk">
      <h2 id="codes-desk" className="text-2xl">
        {t('desk.codesTitle')}
      </h2>
      <p className="mt-2 text-muted">
        {t(orders.length === 0 ? 'desk.noCodesWait' : 'desk.codesLead')}
      </p>
      <ul className="m-0 mt-4 grid list-none gap-3 p-0">
        {orders.map((order) => (
          <Waiting key={order.id} order={order} mayAct={mayAct} now={now} />
        ))}
      </ul>
    </section>
  );
}
