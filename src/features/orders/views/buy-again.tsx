import { formatMnt } from '#domain/money.ts';
import type { Order, OrderLine } from '#order/model.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { texts } from '#request/texts.ts';
import { toOwnHref } from '#order/find-shown.ts';
import type { AgainLine } from '../model.ts';

/** What is known of a product now: `gone`: it is not sold any more; `unknown`: the service did not answer. */
type Now = { price: number; stock: number } | 'gone' | 'unknown';
export type ReadNow = (
  lines: readonly Pick<OrderLine, 'productId' | 'product' | 'quantity'>[],
) => Promise<ReadonlyMap<string, Now>>;

export async function readAgainLines(order: Order, readNow: ReadNow): Promise<AgainLine[]> {
  const known = await readNow(order.lines);
  return order.lines.map((line) => {
    const now = known.get(line.productId) ?? 'unknown';
    if (typeof now === 'string') return { ...line, now: { state: now } };
    if (now.stock <= 0) return { ...line, now: { state: 'soldOut' } };
    const state = now.price === line.price ? 'same' : 'repriced';
    return { ...line, now: { state, price: now.price } };
  });
}

/** What it costs now, or why it can not be had. */
function toAmount({ now, quantity }: AgainLine): string {
  if ('price' in now) return formatMnt(now.price * quantity);
  const { state } = now;
  return texts().t(`order.again.${state}`);
}

function Line({ line }: { line: AgainLine }) {
  const { t, own } = texts();
  const { now, price, quantity } = line;
  const isHad = 'price' in now;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b-1 border-line py-3 last:border-0">
      <span className={isHad ? '' : 'text-muted'}>{`${own(line, 'name')} × ${quantity}`}</span>
      <span className="numbers font-medium">
        {toAmount(line)}
        {now.state === 'repriced' && (
          <span className="block text-right text-sm font-normal text-warning">
            {t('order.again.was', { price: formatMnt(price * quantity) })}
          </span>
        )}
      </span>
    </li>
  );
}

/** The same again: what is gone, sold out or repriced is said before anything goes into the cart. */
export async function BuyAgain({ order, readNow }: { order: Order; readNow: ReadNow }) {
  const { t } = texts();
  const lines = await readAgainLines(order, readNow);
  const count = lines.filter(({ now }) => 'price' in now).length;
  return (
    <section id="again" aria-labelledby="again-title" className="card p-5 sm:p-6">
      <h2 id="again-title" className="text-xl">
        {t('order.again.title')}
      </h2>
      <ul className="m-0 mt-3 list-none p-0">
        {lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      {count > 0 ? (
        <form method="post" action={toOwnHref()} className="mt-4">
          <input type="hidden" name="op" value={newOperationId()} />
          <button type="submit" name="intent" value="again" className="btn-primary">
            {t('order.again.add', { count })}
          </button>
        </form>
      ) : (
        <p className="mt-4 text-muted">{t('order.again.nothing')}</p>
      )}
    </section>
  );
}
