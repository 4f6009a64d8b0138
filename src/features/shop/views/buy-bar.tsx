import type { Product } from '#contracts/commerce/products.ts';
import { formatMnt } from '#domain/money.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { addFormId } from '#browser/page-contract.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { toAvailability, toShownPrice, type Variant } from '../variants.ts';

interface BarProps {
  product: Product;
  chosen: Variant | null;
  picture: string | undefined;
}

/** On a phone, what is bought, its price and the button stay in view; the button is the form's above, also without scripts. */
export function BuyBar({ product, chosen, picture }: BarProps) {
  const { t, own } = texts();
  const { device, mode } = requestContext();
  const { state } = toAvailability(product, chosen);
  const isSold = product.type === 'PHYSICAL' || product.type === 'DIGITAL';
  if (device !== 'MOBILE' || mode !== 'browser' || !isSold) return null;
  if (state !== 'in' && state !== 'low') return null;
  const { price } = toShownPrice(product, chosen);
  return (
    <div className="buy-bar browser-only no-print sticky bottom-0 z-30 -mx-4 mt-8 flex items-center gap-3 border-t-1 border-line bg-surface px-4 py-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
      {picture && (
        <img
          src={picture}
          alt=""
          width="36"
          height="45"
          loading="lazy"
          className="h-11 w-9 shrink-0 object-contain"
        />
      )}
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm text-muted">
          {own(chosen ? nameVariant(product, chosen) : product, 'name')}
        </span>
        <span className="price">{formatMnt(price)}</span>
      </p>
      <button type="submit" form={addFormId} className="btn-primary shrink-0">
        {t('shop.addShort')}
      </button>
    </div>
  );
}
