import { formatMnt } from '#domain/money.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import type { Amounts } from '../model.ts';

/** The total that was shown and the one of now, side by side, with the lines that are the reason. */
export function ChangedTotal({
  lines,
  amounts,
}: {
  lines: readonly OrderLine[];
  amounts: Amounts;
}) {
  const { t, own } = texts();
  const { before, total } = amounts;
  if (before === null || before === total) return null;
  const changed = lines.flatMap((line) => {
    const price = amounts.lines.find((one) => one.productId === line.productId)?.price;
    return price === undefined || price === line.price ? [] : [{ line, price }];
  });
  return (
    <section
      aria-labelledby="changed-total"
      className="rounded-card border-1 border-warning bg-warning-tint p-5"
    >
      <h2 id="changed-total" className="text-lg text-warning">
        {t('checkout.changed.title')}
      </h2>
      <p className="mt-1">{t('checkout.changed.text')}</p>
      <dl className="numbers mt-4 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-muted">{t('checkout.changed.old')}</dt>
          <dd className="price text-xl text-muted">
            <s>{formatMnt(before)}</s>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('checkout.changed.new')}</dt>
          <dd className="price text-xl">{formatMnt(total)}</dd>
        </div>
      </dl>
      {changed.length > 0 && (
        <ul className="numbers mt-4 text-sm">
          {changed.map(({ line, price }) => (
            <li key={line.productId}>
              {own(line, 'name')}: <s>{formatMnt(line.price)}</s> {formatMnt(price)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
