import { formatMnt } from '#domain/money.ts';
import { listUnpaidOrders } from '#order/list-store.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { findOwner } from '../owner.ts';

async function findUnpaid() {
  const owner = await findOwner();
  const [newest] = owner ? await listUnpaidOrders(owner, Date.now()) : [];
  return newest;
}

/** Where another order is begun: that one waits for its payment, which a new one would end. */
export async function UnpaidNote() {
  const { t } = texts();
  // A database that fails costs the note, not the page.
  const order = await findUnpaid().catch(() => undefined);
  if (!order) return null;
  return (
    <p
      data-revision={`unpaid ${order.id}`}
      className={`numbers mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-info-tint p-4 text-info ${withIcon('clock')}`}
    >
      {t('order.waits', { total: formatMnt(order.total) })}
      <a href={order.payHref} data-document className="line-link font-medium text-link">
        {t('order.pay')}
      </a>
    </p>
  );
}
