import type { Product } from '#contracts/commerce/products.ts';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { AddForm } from '../islands/add-form.tsx';
import { cartWords } from './cart-words.ts';

interface AddToCartProps {
  product: Pick<Product, 'id' | 'price' | 'stockOnline' | 'preorder' | 'nameMn' | 'nameEn'>;
  /** The chosen one, where the product has several. */
  variant?: Product['variants'][number] | null;
}

/** For the pages that show a product: they hand it to its views as a slot. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const { t, own } = texts();
  const { add, added, go, queued, priceChanged, clamped, messages } = cartWords();
  const inStock = (variant?.stock ?? product.stockOnline) > 0;
  // It can't be sold yet; the stock line says so, this how to be among the first.
  if (product.preorder && !inStock) {
    return (
      <p className="stack items-start gap-1">
        {t('shop.preorderHow')}
        <a href="/service-branches" className="line-link text-link">
          {t('nav.branches')}
        </a>
      </p>
    );
  }
  return (
    <AddForm
      key={variant?.id ?? product.id}
      product={product.id}
      variant={variant?.id ?? ''}
      price={variant?.price ?? product.price}
      name={own(product, 'name')}
      op={requestContext().operationId}
      inStock={inStock}
      words={{
        add: inStock ? add : t('shop.soldOutOnline'),
        added,
        go,
        queued,
        priceChanged,
        clamped,
        messages,
      }}
    />
  );
}
