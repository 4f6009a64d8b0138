import { newOperationId } from '#domain/operation-id.ts';
import { AddForm } from '../islands/add-form.tsx';
import { cartWords } from './cart-words.ts';

interface AddToCartProps {
  productId: string;
  /** The chosen variant, where the product has several. */
  variantId?: string | null;
  /** As it is shown beside the button. */
  price: number;
  stock: number;
  /** In the reader's language. */
  name: string;
}

/** For the pages that show a product: they hand it to its views as a slot. */
export function AddToCart({ productId, variantId, price, stock, name }: AddToCartProps) {
  const { add, added, go, queued, priceChanged, clamped, messages } = cartWords();
  return (
    <AddForm
      key={variantId ?? productId}
      product={productId}
      variant={variantId ?? ''}
      price={price}
      name={name}
      op={newOperationId()}
      inStock={stock > 0}
      words={{ add, added, go, queued, priceChanged, clamped, messages }}
    />
  );
}
