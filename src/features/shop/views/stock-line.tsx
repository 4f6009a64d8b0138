import type { Product } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
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
