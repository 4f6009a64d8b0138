import { Suspense } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { readProductsByIds } from '#services/products-by-id.ts';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { ProductCard } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4';
const maxShown = 4;

/** The ids are known only once the product is, so the read starts here and not in the page. */
async function Related({ ids }: { ids: readonly string[] }) {
  const { t } = texts();
  return (
    <section className="section">
      <h2 className="mb-6 text-3xl">{t('shop.related')}</h2>
      <Section
        read={await readProductsByIds(ids, { isOwn: true })}
        skeleton={<SkeletonGrid count={maxShown} className={grid} item="h-100" />}
      >
        {(products) => (
          <ul className={grid}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </Section>
    </section>
  );
}

export function RelatedProducts({ product }: { product: Product }) {
  const ids = product.relatedIds.slice(0, maxShown);
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={<div className="skeleton section h-130" />}>
      <Related ids={ids} />
    </Suspense>
  );
}
