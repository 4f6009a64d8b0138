import { toAge } from '#domain/age.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { findStaff } from '#identity/staff/staff.ts';
import type { NumberItem } from '#purchase/number-item.ts';
import { listNextStatuses, readOpenSims, type SimOrder } from '#purchase/sim-order-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import type { Purchase } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

const maxShown = 100;

interface Open {
  order: SimOrder;
  purchase: Purchase;
  item: NumberItem;
}

async function MoveForm({ order, item }: Open) {
  const { t } = texts();
  const staff = await findStaff();
  const next = item.delivery ? listNextStatuses(order.status, item.delivery) : [];
  return (
    <form
      id={`act-${order.id}`}
      method="post"
      action="/staff/sims"
      className="stack max-w-110 gap-4 py-3"
    >
      <input type="hidden" name="id" value={order.id} />
      <input type="hidden" name="from" value={order.status} />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} maxLength={300} />
      <div className="flex flex-wrap gap-3">
        {next.map((to) => (
          <button key={to} type="submit" name="to" value={to} className="btn-primary">
            {t(`newNumber.desk.to.${to}`)}
          </button>
        ))}
      </div>
    </form>
  );
}

function Row({ open, now }: { open: Open; now: number }) {
  const { t, own } = texts();
  const { page, formState } = requestContext();
  const { order, purchase, item } = open;
  const opened = formState?.typed['id']?.[0] ?? page.query.get('id');
  const { unit, count } = toAge(now - order.createdAt);
  const { delivery } = item;
  const { status } = order;
  return (
    <li className="numbers border-t-1 border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold tracking-wide">{purchase.code}</span>
        <span className="font-bold">{pairDigits(item.isdn)}</span>
        <span>{t(`newNumber.desk.state.${status}`)}</span>
        <span className="text-muted">{t(`staff.${unit}`, { count })}</span>
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">
        {item.owner.lastName} {item.owner.firstName}, {purchase.phone} ·{' '}
        {delivery?.type === 'DELIVERY' && own(delivery.address, 'text')}
        {delivery?.type === 'PICKUP' && own(delivery.branch, 'name')}
      </p>
      {order.id === opened ? (
        <MoveForm {...open} />
      ) : (
        <a
          href={`/staff/sims?id=${order.id}#act-${order.id}`}
          data-document
          className="line-link text-link"
        >
          {t('payment.desk.act')}
        </a>
      )}
    </li>
  );
}

/** SIM cards that somebody has to bring or to lay ready, the oldest first. */
export async function SimDesk() {
  const { t } = texts();
  const now = Date.now();
  const orders = await readOpenSims(maxShown);
  const read = await Promise.all(
    orders.map(async (order): Promise<Open[]> => {
      const purchase = await findPurchaseById(order.id);
      if (purchase?.item.kind !== 'newNumber') return [];
      return [{ order, purchase, item: purchase.item }];
    }),
  );
  const open = read.flat();
  return (
    <section aria-labelledby="sims">
      <h2 id="sims" className="text-2xl">
        {t('newNumber.desk.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t(open.length === 0 ? 'newNumber.desk.none' : 'newNumber.desk.lead')}
      </p>
      <ul className="mt-4 list-none p-0">
        {open.map((one) => (
          <Row key={one.order.id} open={one} now={now} />
        ))}
      </ul>
    </section>
  );
}
