import type { Product } from '#contracts/commerce/products.ts';
import { toMongolianUnits } from '#domain/mongolian-units.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { toLease } from '#services/lease-terms.ts';
import { Row } from '#ui/compare-table.tsx';
import { chooseVariant, listStorages } from '../variants.ts';
import { StockLine } from './stock-line.tsx';
import { Swatches } from './swatch.tsx';

const maxTermMonths = 24;

export interface ComparedProps {
  products: readonly Product[];
}

/** What the shop itself knows of each. */
export function CompareOffers({ products }: ComparedProps) {
  const { t, locale } = texts();
  const storagesOf = (product: Product) =>
    listStorages(product, null).map(({ variant: { storage } }) =>
      locale === 'mn' ? toMongolianUnits(storage) : storage,
    );
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
                  price: formatMnt(toLease(price, 0, maxTermMonths).monthly),
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
