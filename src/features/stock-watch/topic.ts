import { toProductAddress } from '#domain/product-address.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { localized } from '#i18n/localized.ts';
import { settleRead } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { readProduct } from '#services/products.ts';
import { deleteWatch, findToldOf } from './store.ts';

/** That something is back: one message, and with it what is known of who has waited is gone. */
export const stockWatchTopic = messageTopic(
  'stock-watch',
  async (id) => {
    const found = await findToldOf(id);
    if (!found) return null;
    const { productId, variantId, channel, address, language } = found;
    const read = await settleRead(await readProduct(productId));
    const product = read.ok ? read.value : null;
    const variant = product?.variants.find((one) => one.id === variantId);
    const named = product && variant ? nameVariant(product, variant) : product;
    return {
      language,
      ...(channel === 'sms' ? { phone: address } : { email: address }),
      path: toProductAddress(productId, variantId || undefined),
      values: { what: named ? localized(named, 'name', language) : '' },
    };
  },
  { done: deleteWatch },
);
