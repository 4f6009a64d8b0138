import type { Product } from '#contracts/commerce/products.ts';
import { toCompareHref } from '#domain/compared.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { CompareHead, CompareTable } from '#ui/compare-table.tsx';
import { toComparedRows } from '../compare.ts';
import { CompareOffers, type ComparedProps } from './compare-offers.tsx';

function Head({ product, others }: { product: Product; others: readonly string[] }) {
  const { t, own } = texts();
  const name = own(product, 'name');
  return (
    <CompareHead>
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
    </CompareHead>
  );
}

/** What the shop knows of each, and their attributes. */
export function ComparedProducts({ products }: ComparedProps) {
  const { own } = texts();
  const ids = products.map(({ id }) => id);
  return (
    <CompareTable
      heads={products.map((product) => (
        <Head key={product.id} product={product} others={ids.filter((id) => id !== product.id)} />
      ))}
      first={<CompareOffers products={products} />}
      rows={toComparedRows(products).map(({ label, values, ...row }) => ({
        ...row,
        label: own(label, 'label'),
        values: values.map((value) => value && own(value, 'value')),
      }))}
    />
  );
}
