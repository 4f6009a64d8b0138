import { quickAddFormId } from '#browser/page-contract.ts';
import type { ProductCard } from '#contracts/commerce/products.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { QuickAddForm } from '../islands/quick-add-form.tsx';
import { isQuick, writePressed } from '../quick.ts';
import { addLabels } from './cart-labels.ts';

/**
 * Once for a list, above it, where it has anything to add, or has just added it. The page hands form and buttons to the
 * list as slots, since features do not import each other.
 */
export function QuickAdd({ products }: { products: readonly ProductCard[] }) {
  if (!requestContext().posted && !products.some(isQuick)) return null;
  return <QuickAddForm operationId={newOperationId()} labels={addLabels()} />;
}

/** On a card at the lower corner of its picture, whose height is nine tenths of its width; nothing where it is not enough. */
export function QuickButton({ product }: { product: ProductCard }) {
  const { t, own } = texts();
  if (!isQuick(product)) return null;
  return (
    <button
      type="submit"
      form={quickAddFormId}
      name="pressed"
      value={writePressed({ product: product.id, price: product.price })}
      aria-label={`${t('cart.add')}: ${own(product, 'name')}`}
      className={`quick-add tap absolute right-2 top-0 z-1 mt-[calc(90%-var(--tap)-8px)] inline-flex items-center justify-center rounded-full border-1 border-edge bg-raised text-lg text-primary hover:border-primary hover:bg-primary-tint ${withIcon('plus')}`}
    />
  );
}
