import type { Product } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import type { Read } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toAvailability, type Variant } from '../variants.ts';

const colors = {
  in: 'text-success',
  low: 'text-warning',
  store: 'text-warning',
  out: 'text-danger',
  preorder: 'text-info',
} as const;

const icons = {
  in: 'check',
  low: 'clock',
  store: 'store',
  out: 'x',
  preorder: 'clock',
} as const;

interface StockProps {
  product: Product;
  chosen: Variant | null;
}

/** The availability as text. Hydration keeps the text of the HTML, since the payload may be younger. */
export function StockLine({ product, chosen }: StockProps) {
  const { t } = texts();
  const availability = toAvailability(product, chosen);
  const { state } = availability;
  return (
    <p
      suppressHydrationWarning
      className={`row gap-2 font-bold ${colors[state]} ${withIcon(icons[state])}`}
    >
      {t(`shop.stock.${state}`, { count: availability.state === 'low' ? availability.left : 0 })}
    </p>
  );
}

/** The branches that have the product; open from the start where the online shop has none. At a kiosk its own comes first. */
export function StoreStock({
  product,
  chosen,
  read,
}: StockProps & { read: Read<readonly Branch[]> }) {
  const { t, own } = texts();
  const { kioskDevice } = requestContext();
  const isHere = ({ branchId }: { branchId: string }) => branchId === kioskDevice?.branchId;
  const inStores = product.storeStock
    .filter(({ qty }) => qty > 0)
    .toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  if (inStores.length === 0) return null;
  const isOpen = toAvailability(product, chosen).state === 'store' || inStores.some(isHere);
  return (
    <details open={isOpen} className="border-t-1 border-line">
      <summary
        className={`row tap justify-between gap-3 py-2 font-bold after:text-sm ${withEndIcon('chevron-down')}`}
      >
        {t('shop.inStores', { count: inStores.length })}
      </summary>
      <Section read={read} skeleton={<div className="skeleton h-30" />} failed={null}>
        {(branches) => (
          <ul className="pb-3">
            {inStores.map(({ branchId, qty }) => {
              const branch = branches.find(({ id }) => id === branchId);
              if (!branch) return null;
              return (
                <li key={branchId} className="flex items-baseline justify-between gap-3 py-1">
                  <a
                    href={`/service-branches?all=1#${encodeURIComponent(branch.id)}`}
                    className="line-link min-w-0 hover:text-primary hover:underline"
                  >
                    {own(branch, 'name')}
                    {isHere({ branchId }) && (
                      <span className="pill-info ml-2">{t('shop.hereInBranch')}</span>
                    )}
                  </a>
                  <span className="numbers shrink-0 text-sm text-muted">
                    {t('shop.pieces', { count: qty })}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </details>
  );
}
