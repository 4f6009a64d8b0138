import type { ProductCard as Product } from '#contracts/commerce/products.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { featuredPhones } from '../model.ts';
import { ProductCard } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4';

export function FeaturedPhones({ read }: { read: Read<{ items: Product[] }> }) {
  const { t } = texts();
  return (
    <section className="page section">
      <SectionTitle
        title={t('home.phones')}
        lead={t('home.phonesLead')}
        more={{ href: `/shop?category=${featuredPhones.categoryId}`, name: t('home.allPhones') }}
      />
      <Section read={read} skeleton={<SkeletonGrid count={4} className={grid} item="h-100" />}>
        {({ items }) => (
          <ul className={grid}>
            {items.slice(0, 4).map((product) => (
              <li key={product.id} className="min-w-0">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </section>
  );
}
