import type { Product } from '#contracts/commerce/products.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { toCompareHref, toComparedRows, type ComparedRow } from '../compare.ts';
import { cell, CompareOffers, heading, Row, type TableProps } from './compare-offers.tsx';

/** One product on top of its column: what it is, what it costs, and the ways on. */
function Head({ product, others }: { product: Product; others: readonly string[] }) {
  const { t, own } = texts();
  const name = own(product, 'name');
  return (
    <th scope="col" className={`${cell} text-left font-normal`}>
      <div className="stack h-full gap-2">
        {product.images[0] ? (
          <img
            src={product.images[0]}
            alt=""
            width="160"
            height="200"
            className="h-28 w-full rounded-control bg-sunken object-contain p-2 sm:h-44"
          />
        ) : (
          <div className="h-28 rounded-control bg-sunken sm:h-44" />
        )}
        <a href={toProductAddress(product.id)} className="line-link font-bold hover:underline">
          {name}
        </a>
        <span className="price text-lg">{formatMnt(product.price)}</span>
        <a href={toProductAddress(product.id)} className="btn-primary px-3 text-sm">
          {t('compare.see')}
        </a>
        <a
          href={toCompareHref(others)}
          aria-label={t('compare.remove', { name })}
          className="line-link text-sm text-muted hover:underline"
        >
          {t('cart.remove')}
        </a>
      </div>
    </th>
  );
}

function Attributes({ rows }: { rows: readonly ComparedRow[] }) {
  const { own } = texts();
  return rows.map(({ key, label, values }) => (
    <Row
      key={key}
      label={own(label, 'label')}
      values={values.map((value) => value && own(value, 'value'))}
    />
  ));
}

/** On a narrow screen two fit beside each other; more scroll. */
const scrolledWidth = 'lt-sm:min-w-130';

/** Up to four side by side: what the shop knows and what differs; what is the same is folded. */
export function CompareTable({ products }: TableProps) {
  const { t } = texts();
  const rows = toComparedRows(products);
  const differing = products.length > 1 ? rows.filter(({ differs }) => differs) : rows;
  const same = rows.filter((row) => !differing.includes(row));
  const ids = products.map(({ id }) => id);
  const table = `border-collapse lt-sm:table-fixed lt-sm:w-full ${products.length > 2 ? scrolledWidth : ''}`;
  return (
    <div
      role="region"
      aria-labelledby="compared"
      tabIndex={0}
      className="scrollbar-thin -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <table className={table}>
        <caption id="compared" className="sr-only">
          {t('compare.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={heading}>
              <span className="sr-only">{t('shop.facts')}</span>
            </th>
            {products.map((product) => (
              <Head
                key={product.id}
                product={product}
                others={ids.filter((id) => id !== product.id)}
              />
            ))}
          </tr>
        </thead>
        <CompareOffers products={products} />
        {differing.length > 0 && products.length > 1 && (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={products.length}
                className="pb-2 pt-8 text-left text-xl"
              >
                {t('compare.differs')}
              </th>
            </tr>
          </tbody>
        )}
        <Attributes rows={differing} />
      </table>
      {same.length > 0 && (
        <details className="mt-6">
          <summary className="line-link text-link">
            {t('compare.same', { count: same.length })}
          </summary>
          <table className={`${table} mt-2`}>
            <caption className="sr-only">{t('compare.same', { count: same.length })}</caption>
            <Attributes rows={same} />
          </table>
        </details>
      )}
    </div>
  );
}
