import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { comparedField, maxCompared } from '../compare.ts';
import { CompareTable } from './compare-table.tsx';

/** One more of the same kind, by a form that leads to the longer address. */
function Another({
  products,
  choices,
}: {
  products: readonly Product[];
  choices: readonly ProductCard[];
}) {
  const { t, own } = texts();
  const offered = choices.filter(({ id }) => products.every((one) => one.id !== id));
  if (products.length >= maxCompared || offered.length === 0) return null;
  return (
    <form
      action="/compare"
      className="card mt-8 flex max-w-160 flex-wrap items-end gap-3 p-4 sm:p-5"
    >
      {products.map(({ id }) => (
        <input key={id} type="hidden" name={comparedField} value={id} />
      ))}
      <label className="stack w-full min-w-0 gap-1.5 sm:w-auto sm:flex-1 font-bold">
        {t(products.length === 0 ? 'compare.choose' : 'compare.another')}
        <select name={comparedField} className="control font-normal">
          {offered.map((product) => (
            <option key={product.id} value={product.id}>
              {own(product, 'name')}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`btn-primary w-full sm:w-auto ${withIcon('circle-plus')}`}>
        {t('compare.add')}
      </button>
    </form>
  );
}

interface ComparePageProps {
  products: readonly Product[];
  /** What can be added: the popular ones of the same category. */
  choices: readonly ProductCard[];
  /** More were asked for than can stand side by side. */
  isCut: boolean;
  /** One that was asked for is not here. */
  isLacking: boolean;
}

export function ComparePage({ products, choices, isCut, isLacking }: ComparePageProps) {
  const { t } = texts();
  const notes = [
    isCut && t('compare.cut'),
    isLacking && t('compare.lacking'),
    products.length === 1 && t('compare.one'),
  ].filter((note) => note !== false);
  return (
    <div className="page pb-16">
      {notes.map((note) => (
        <p key={note} role="status" className={`mb-4 flex gap-2 ${withIcon('circle-alert')}`}>
          {note}
        </p>
      ))}
      {products.length === 0 ? (
        <Empty icon="arrow-left-right" title={t('compare.empty')} text={t('compare.emptyText')}>
          <a href="/shop" className="btn-primary mt-2">
            {t('compare.toShop')}
          </a>
        </Empty>
      ) : (
        <CompareTable products={products} />
      )}
      <Another products={products} choices={choices} />
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
