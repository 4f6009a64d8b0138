import type { ReactNode } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import { isInStock } from '#domain/choose-variant.ts';
import { toWatchAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { AddForm } from '../islands/add-form.tsx';
import { addLabels } from './cart-labels.ts';

interface AddToCartProps {
  product: Pick<
    Product,
    | 'id'
    | 'type'
    | 'orderHref'
    | 'price'
    | 'stockOnline'
    | 'storeStock'
    | 'categoryId'
    | 'preorder'
    | 'nameMn'
    | 'nameEn'
  >;
  /** The chosen variant, where the product has several. */
  variant?: Product['variants'][number] | null;
}

/** The child's package is ordered by a parent, whatever else the shop calls it. */
const isStars = ({ type, nameMn, nameEn }: AddToCartProps['product']) =>
  (type === 'NUMBER' || type === 'SERVICE') && /\bstars\b/i.test(`${nameMn} ${nameEn}`);

/** What is no thing of the cart is ordered on a page of its own, which may be closed. */
function OwnPage({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="stack items-start">
      <a href={href} className="btn-primary">
        {children}
      </a>
      <ClosedNote href={href} className="mt-2" />
    </div>
  );
}

/** What to do instead of a button that could not be pressed: go where it lies, be told when it is back, or look at its like. */
function SoldOut({ product: { id, storeStock, categoryId }, variant }: AddToCartProps) {
  const { t } = texts();
  const isInStore = storeStock.some(({ qty }) => qty > 0);
  const watchHref = toWatchAddress(id, variant?.id);
  const query = new URLSearchParams(categoryId ? { category: categoryId } : {});
  return (
    <div className="flex flex-wrap gap-3">
      {isInStore && (
        <a href="#stores" className="btn-primary">
          {t('shop.pickUpThere')}
        </a>
      )}
      {watchHref && (
        <a href={watchHref} rel="nofollow" className={isInStore ? 'btn-line' : 'btn-primary'}>
          {t('stockWatch.title')}
        </a>
      )}
      {!isInStore && (
        <a href={`/shop?${query}`} className="btn-line">
          {t('shop.alike')}
        </a>
      )}
    </div>
  );
}

/** Pages that show a product hand this to its views as a slot, since features do not import each other. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const { t, own } = texts();
  // A number is no thing of the cart: it is chosen, kept and registered to somebody.
  if (isStars(product)) {
    return <OwnPage href="/stars">{t('stars.order')}</OwnPage>;
  }
  if (product.type === 'NUMBER') {
    return <OwnPage href="/new-number">{t('newNumber.find')}</OwnPage>;
  }
  // A service is ordered for somebody, on a page of its own; where none is named, a branch helps.
  if (product.type === 'SERVICE') {
    return (
      <OwnPage href={product.orderHref ?? '/service-branches'}>
        {t(product.orderHref === null ? 'nav.branches' : 'shop.orderService')}
      </OwnPage>
    );
  }
  // It cannot be sold yet, whatever stock the service names. The stock line says so; this text says how to pre-order it.
  if (product.preorder) {
    return (
      <div className="stack items-start gap-3">
        <p>{t('shop.preorderHow')}</p>
        <a href={`/pre-order/${product.id}`} className="btn-primary">
          {t('preorder.open')}
        </a>
      </div>
    );
  }
  if (!isInStock(product, variant)) return <SoldOut product={product} variant={variant ?? null} />;
  return (
    <AddForm
      key={variant?.id ?? product.id}
      product={product.id}
      variant={variant?.id ?? ''}
      price={variant?.price ?? product.price}
      name={own(product, 'name')}
      operationId={newOperationId()}
      labels={addLabels()}
    />
  );
}
