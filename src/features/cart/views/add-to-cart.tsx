import type { Product } from '#contracts/commerce/products.ts';
import { newOperationId } from '#domain/operation-id.ts';
import { texts } from '#i18n/texts.ts';
import { AddForm } from '../islands/add-form.tsx';
import { cartWords } from './cart-words.ts';

interface AddToCartProps {
  product: Pick<Product, 'id' | 'price' | 'stockOnline' | 'nameMn' | 'nameEn'>;
  /** The chosen one, where the product has several. */
  variant?: Product['variants'][number] | null;
}

/** For the pages that show a product: they hand it to its views as a slot. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const { add, added, go, queued, priceChanged, clamped, messages } = cartWords();
  return (
    <AddForm
      key={variant?.id ?? product.id}
      product={product.id}
      variant={variant?.id ?? ''}
      price={variant?.price ?? product.price}
      name={texts().own(product, 'name')}
      op={newOperationId()}
      inStock={(variant?.stock ?? product.stockOnline) > 0}
      words={{ add, added, go, queued, priceChanged, clamped, messages }}
    />
  );
}
