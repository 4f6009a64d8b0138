import type { ReactNode } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import { toMongolianUnits } from '#domain/mongolian-units.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { toLease } from '#services/lease-terms.ts';
import { chooseVariant, listStorages } from '../variants.ts';
import { StockLine } from './stock-line.tsx';
import { Swatches } from './swatch.tsx';

const maxTermMonths = 24;
export const cell = 'py-3 pr-3 align-top sm:w-60 sm:min-w-44 sm:px-4';
export const heading =
  'sticky left-0 z-1 w-44 min-w-44 bg-surface py-3 pr-2 text-left align-top text-sm font-normal text-muted lt-sm:hidden';

export interface TableProps {
  products: readonly Product[];
}

/** What a row is about: beside its values, and on a narrow screen above them, so that two columns fit. */
export function Row({ label, values }: { label: string; values: readonly ReactNode[] }) {
  const { t } = texts();
  return (
    <tbody className="border-t-1 border-line">
      <tr className="sm:hidden">
        <th
          scope="rowgroup"
          colSpan={values.length}
          className="pt-3 text-left text-sm font-normal text-muted"
        >
          <span className="sticky left-0">{label}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" className={heading}>
          {label}
        </th>
        {values.map((value, i) => (
          <td key={i} className={`${cell} font-medium lt-sm:pt-0.5`}>
            {value ?? (
              <>
                <span aria-hidden="true">{t('compare.none')}</span>
                <span className="sr-only">{t('compare.noneSaid')}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** What the shop itself knows of each. */
export function CompareOffers({ products }: TableProps) {
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
