import { readCodes, shownMs } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { toOwnHref } from '../find-shown.ts';

async function Codes({ order }: { order: Order }) {
  const { own } = texts();
  const codes = await readCodes(order.id);
  return (
    <ul className="m-0 mt-4 grid list-none gap-3 p-0">
      {codes.map(({ productId, code }) => {
        const line = order.lines.find((one) => one.productId === productId);
        return (
          <li key={`${productId} ${code}`} className="rounded-control bg-sunken p-4">
            <p className="text-sm text-muted">{line && own(line, 'name')}</p>
            <p className="numbers mt-1 select-all text-xl font-bold tracking-wider [overflow-wrap:anywhere]">
              {code}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface CodesPartProps {
  order: Order;
  count: number;
  lastShownAt: number | null;
}

/** The codes of digital goods: in view for a while after a press, which is noted. */
export function CodesPart({ order, count, lastShownAt }: CodesPartProps) {
  const { t, locale } = texts();
  const isShown = lastShownAt !== null && Date.now() < lastShownAt + shownMs;
  return (
    <section aria-labelledby="codes" className="card p-5 sm:p-6">
      <h2 id="codes" className={`row gap-2 text-xl ${withIcon('key-round')}`}>
        {t('order.codes.title')}
      </h2>
      {order.status === 'CANCELED' ? (
        <p className="mt-2 text-muted">{t('order.codes.canceled')}</p>
      ) : count === 0 ? (
        <p className="mt-2 text-muted">
          {t(order.codesByHandAt === null ? 'order.codes.coming' : 'order.codes.byHand')}
        </p>
      ) : isShown ? (
        <>
          <Codes order={order} />
          <p className="mt-3 text-sm text-muted">{t('order.codes.hides')}</p>
        </>
      ) : (
        <form method="post" action={toOwnHref()} className="mt-2">
          <p className="text-muted">
            {t('order.codes.ready', { count })}
            {lastShownAt !== null &&
              ` ${t('order.codes.shown', { time: formatDateTime(lastShownAt, locale) })}`}
          </p>
          <button type="submit" name="intent" value="show" className="btn-primary mt-4">
            {t('order.codes.show')}
          </button>
        </form>
      )}
    </section>
  );
}
