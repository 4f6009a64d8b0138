import type { ProductFacets } from '#contracts/commerce/products.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import {
  listNarrowings,
  type Narrowing,
  noNarrowing,
  type ShopFilters,
  toShopHref,
} from '../model.ts';
import { toRangeText } from './price-text.ts';

function toChipText(
  { facet, value }: Narrowing,
  filters: ShopFilters,
  facets: ProductFacets['facets'],
): string {
  const { t, own } = texts();
  if (facet === 'inStock') return t('shop.inStock');
  if (facet === 'leasable') return t('shop.leasable');
  if (facet === 'q') return t('shop.searched', { query: value });
  if (facet === 'price') return toRangeText(filters, t);
  const known = facets
    .find(({ key }) => key === facet)
    ?.values.find((one) => one.value.toLowerCase() === value.toLowerCase());
  return (known && own(known, 'name')) || value;
}

interface ChipsProps {
  facets: ProductFacets['facets'];
  filters: ShopFilters;
}

/** The active filters; each chip is a link that removes one. */
function Chips({ facets, filters }: ChipsProps) {
  const { t } = texts();
  return (
    <ul aria-label={t('shop.chosen')} className="flex flex-wrap gap-2">
      {listNarrowings(filters).map((one) => {
        const text = toChipText(one, filters, facets);
        return (
          <li key={one.facet + one.value} className="min-w-0">
            <a
              href={one.href}
              rel="nofollow"
              aria-label={t('shop.remove', { name: text })}
              className={`row tap max-w-full gap-2 rounded-full bg-primary-tint pl-4 pr-3 text-sm font-bold text-primary-strong hover:bg-line after:text-xs ${withEndIcon('x')}`}
            >
              <span className="truncate">{text}</span>
            </a>
          </li>
        );
      })}
      <li>
        <a
          href={toShopHref(filters, { ...noNarrowing, q: '' })}
          className="row tap px-2 text-sm font-bold text-muted hover:underline"
        >
          {t('shop.clear')}
        </a>
      </li>
    </ul>
  );
}

/** The names of the values come from the service; while it has not answered, and if it fails, the values are shown. */
export function ChosenChips({
  read,
  filters,
}: {
  read: Read<ProductFacets>;
  filters: ShopFilters;
}) {
  if (listNarrowings(filters).length === 0) return null;
  const plain = <Chips facets={[]} filters={filters} />;
  return (
    <div className="mb-5">
      <Section read={read} skeleton={plain} failed={plain}>
        {({ facets }) => <Chips facets={facets} filters={filters} />}
      </Section>
    </div>
  );
}
