import type { ProductCategories } from '#contracts/commerce/categories.ts';
import type { ProductCard as Product } from '#contracts/commerce/products.ts';
import { joinReads, type Read, readOr } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { chooseFeatured } from '../featured.ts';
import { ProductCard } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4';

interface FeaturedProductsProps {
  read: Read<{ items: Product[] }>;
  categories: Read<ProductCategories>;
}

function Products({ items, parts }: { items: Product[]; parts: ProductCategories }) {
  const { t, own } = texts();
  const featured = chooseFeatured(items, parts.productCategoryPopulateDtos);
  if (featured.items.length === 0) return null;
  const { category } = featured;
  return (
    <section className="page section">
      <SectionTitle
        title={category ? t('home.popularOf', { name: own(category, 'name') }) : t('home.popular')}
        {...(featured.items.some(({ leasable }) => leasable)
          ? { lead: t('home.popularLead') }
          : {})}
        more={{
          href: category ? `/shop?category=${encodeURIComponent(category.id)}` : '/shop',
          name: t('home.seeAll'),
        }}
      />
      <ul className={grid}>
        {featured.items.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Popular products; without categories those of the whole shop. */
export function FeaturedProducts({ read, categories }: FeaturedProductsProps) {
  return (
    <Section
      read={joinReads(read, readOr(categories, { productCategoryPopulateDtos: [] }))}
      skeleton={
        <div className="page section">
          <div className="skeleton mb-6 h-20 max-w-140" />
          <SkeletonGrid count={4} className={grid} item="h-100" />
        </div>
      }
      failed={
        <div className="page section">
          <Failed />
        </div>
      }
    >
      {([{ items }, parts]) => <Products items={items} parts={parts} />}
    </Section>
  );
}
