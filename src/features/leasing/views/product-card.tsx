import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import type { LeasedProduct } from '../find-product.ts';

/** What would be leased, and the way to lease something else. */
export function LeasedCard({ leased }: { leased: LeasedProduct }) {
  const { t, own } = texts();
  return (
    <div className="card flex flex-wrap items-center gap-4 p-4">
      {leased.image && (
        <img
          src={leased.image}
          alt=""
          width="72"
          height="72"
          decoding="async"
          className="h-18 w-18 shrink-0 rounded-control bg-sunken object-contain p-1"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-bold">
          <a href={toProductAddress(leased.product)} className="line-link hover:underline">
            {own(leased, 'name')}
          </a>
        </p>
        <p className="price text-xl">{formatMnt(leased.price)}</p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <a href="/shop?lease=1" className="line-link text-link">
          {t('leasing.otherPhone')}
        </a>
        <a href="/leasing" className="line-link text-link">
          {t('leasing.byPrice')}
        </a>
      </div>
    </div>
  );
}
