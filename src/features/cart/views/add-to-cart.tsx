import type { Product } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { AddForm } from '../islands/add-form.tsx';
import { cartLabels } from './cart-labels.ts';

interface AddToCartProps {
  product: Pick<
    Product,
    'id' | 'type' | 'orderHref' | 'price' | 'stockOnline' | 'preorder' | 'nameMn' | 'nameEn'
  >;
  /** The chosen variant, where the product has several. */
  variant?: Product['variants'][number] | null;
}

/** The child's package is ordered by a parent, whatever else the shop calls it. */
const isStars = ({ type, nameMn, nameEn }: AddToCartProps['product']) =>
  (type === 'NUMBER' || type === 'SERVICE') && /\bstars\b/i.test(`${nameMn} ${nameEn}`);

/** Pages that show a product hand this to its views as a slot, since features do not import each other. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const { t, own } = texts();
  const { add, added, go, queued, priceChanged, clamped, failed } = cartLabels();
  // A service that does not say how many there are takes orders.
  const inStock = (variant ?? { stock: product.stockOnline }).stock !== 0;
  // A number is no thing of the cart: it is chosen, kept and registered to somebody.
  if (isStars(product)) {
    return (
      <a href="/stars" className="btn-primary self-start">
        {t('stars.order')}
      </a>
    );
  }
  if (product.type === 'NUMBER') {
    return (
      <a href="/new-number" className="btn-primary self-start">
        {t('newNumber.find')}
      </a>
    );
  }
  // A service is ordered for somebody, on a page of its own; where none is named, a branch helps.
  if (product.type === 'SERVICE') {
    return (
      <a href={product.orderHref ?? '/service-branches'} className="btn-primary self-start">
        {t(product.orderHref === null ? 'nav.branches' : 'shop.orderService')}
      </a>
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
  return (
    <AddForm
      key={variant?.id ?? product.id}
      product={product.id}
      variant={variant?.id ?? ''}
      price={variant?.price ?? product.price}
      name={own(product, 'name')}
      operationId={newOperationId()}
      inStock={inStock}
      labels={{
        add: inStock ? add : t('shop.soldOutOnline'),
        added,
        go,
        queued,
        priceChanged,
        clamped,
        failed,
      }}
    />
  );
}
