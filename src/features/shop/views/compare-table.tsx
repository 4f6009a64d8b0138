import type { ReactNode } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import { toInstalments } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { toCompareHref, toComparedRows, type ComparedRow } from '../compare.ts';
import { chooseVariant, listStorages } from '../variants.ts';
import { StockLine } from './stock-line.tsx';
import { Swatches } from './swatch.tsx';

const maxTermMonths = 24;
const cell = 'w-60 min-w-32 px-2 py-3 align-top sm:min-w-44 sm:px-4';
const heading =
  'sticky left-0 z-1 w-22 min-w-22 bg-surface py-3 pr-2 text-left align-top text-sm font-normal text-muted sm:w-44 sm:min-w-44';

interface TableProps {
  products: readonly Product[];
}

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
            className="h-36 w-full rounded-control bg-sunken object-contain p-2 sm:h-44"
          />
        ) : (
          <div className="h-36 rounded-control bg-sunken sm:h-44" />
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

function Row({ label, values }: { label: string; values: readonly ReactNode[] }) {
  const { t } = texts();
  return (
    <tr className="border-t-1 border-line">
      <th scope="row" className={heading}>
        {label}
      </th>
      {values.map((value, i) => (
        <td key={i} className={`${cell} font-medium`}>
          {value ?? (
            <>
              <span aria-hidden="true">{t('compare.none')}</span>
              <span className="sr-only">{t('compare.noneSaid')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
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

/** What the shop itself knows of each. */
function Offers({ products }: TableProps) {
  const { t } = texts();
  const storagesOf = (product: Product) =>
    listStorages(product, null).map(({ variant }) => variant.storage);
  return (
    <>
      <Row
        label={t('compare.stock')}
        values={products.map((product) => (
          <StockLine key={product.id} product={product} chosen={chooseVariant(product, null)} />
        ))}
      />
      {products.some(({ leasable }) => leasable) && (
        <Row
          label={t('compare.monthly')}
          values={products.map(({ leasable, price }) =>
            leasable
              ? t('product.monthly', {
                  price: formatMnt(toInstalments(price, 0, maxTermMonths).monthly),
                })
              : null,
          )}
        />
      )}
      <Row
        label={t('compare.rating')}
        values={products.map(({ ratingAvg, ratingCount }) =>
          ratingCount > 0
            ? `${t('shop.average', { average: ratingAvg.toFixed(1) })} (${ratingCount})`
            : null,
        )}
      />
      {products.some((product) => storagesOf(product).length > 0) && (
        <Row
          label={t('compare.storage')}
          values={products.map((product) => storagesOf(product).join(', ') || null)}
        />
      )}
      {products.some(({ colors }) => colors.length > 1) && (
        <Row
          label={t('compare.colors')}
          values={products.map(({ id, colors }) =>
            colors.length > 0 ? (
              <Swatches
                key={id}
                colors={colors.slice(0, 6)}
                label={t('product.colors', { count: colors.length })}
              />
            ) : null,
          )}
        />
      )}
    </>
  );
}

/** Up to four side by side: what the shop knows and what differs; what is the same is folded. */
export function CompareTable({ products }: TableProps) {
  const { t } = texts();
  const rows = toComparedRows(products);
  const differing = products.length > 1 ? rows.filter(({ differs }) => differs) : rows;
  const same = rows.filter((row) => !differing.includes(row));
  const ids = products.map(({ id }) => id);
  return (
    <div
      role="region"
      aria-labelledby="compared"
      tabIndex={0}
      className="scrollbar-thin -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <table className="compared border-collapse">
        <caption id="compared" className="sr-only">
          {t('compare.title')}
        </caption>
        <thead>
          <tr>
            <td className={heading} />
            {products.map((product) => (
              <Head
                key={product.id}
                product={product}
                others={ids.filter((id) => id !== product.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Offers products={products} />
          {differing.length > 0 && products.length > 1 && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="pb-2 pt-8 text-left text-xl"
              >
                {t('compare.differs')}
              </th>
            </tr>
          )}
          <Attributes rows={differing} />
        </tbody>
      </table>
      {same.length > 0 && (
        <details className="mt-6">
          <summary className="line-link text-link">
            {t('compare.same', { count: same.length })}
          </summary>
          <table className="compared mt-2 border-collapse">
            <caption className="sr-only">{t('compare.same', { count: same.length })}</caption>
            <tbody>
              <Attributes rows={same} />
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
