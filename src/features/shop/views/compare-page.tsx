import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { comparedField } from '#domain/compared.ts';
import { texts } from '#request/texts.ts';
import type { PageHref } from '#routes.ts';
import { CompareAnother, CompareNotes } from '#ui/compare-parts.tsx';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ComparedProducts } from './compared-products.tsx';

interface ComparePageProps {
  products: readonly Product[];
  /** What can be added: the popular ones of the same category. */
  choices: readonly ProductCard[];
  /** More were asked for than can stand side by side. */
  isCut: boolean;
  /** One that was asked for is not here. */
  isLacking: boolean;
  /** Where the plans are compared that the address names as well. */
  plansHref: PageHref | null;
}

export function ComparePage({ products, choices, isCut, isLacking, plansHref }: ComparePageProps) {
  const { t, own } = texts();
  const count = products.length;
  return (
    <div className="page pb-16">
      <CompareNotes count={count} isCut={isCut} isLacking={isLacking}>
        {plansHref && (
          <span>
            {t('compare.apart')}{' '}
            <a href={plansHref} className="line-link text-link">
              {t('compare.toPlans')}
            </a>
          </span>
        )}
      </CompareNotes>
      {count === 0 ? (
        <Empty icon="arrow-left-right" title={t('compare.empty')} text={t('compare.emptyText')}>
          <a href="/shop" className="btn-primary mt-2">
            {t('compare.toShop')}
          </a>
        </Empty>
      ) : (
        <ComparedProducts products={products} />
      )}
      <CompareAnother
        kept={products.map(({ id }) => [comparedField, id])}
        field={comparedField}
        label={t(count === 0 ? 'compare.choose' : 'compare.another')}
        count={count}
        offered={choices
          .filter(({ id }) => products.every((one) => one.id !== id))
          .map((one) => ({ id: one.id, name: own(one, 'name') }))}
      />
    </div>
  );
}

export function CompareHeader() {
  const { t } = texts();
  return (
    <>
      <PageMeta title={t('compare.title')} description={t('compare.lead')} noIndex />
      <PageHeader
        crumbs={[
          { name: t('shop.title'), href: '/shop' },
          { name: t('compare.title'), href: '/compare' },
        ]}
        title={t('compare.title')}
        lead={t('compare.lead')}
      />
    </>
  );
}
