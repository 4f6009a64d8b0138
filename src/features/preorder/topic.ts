import { formatDateTime } from '#i18n/format-date.ts';
import { localized } from '#i18n/localized.ts';
import { settleRead } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { readProduct } from '#services/products.ts';
import { findToldOf } from './line-store.ts';

/** What whoever waits for a place is told, by SMS: they are nobody's customer yet. */
export const preorderLineTopic = messageTopic('preorder-line', async (told) => {
  const [id = ''] = told.split(' ');
  const found = await findToldOf(id);
  if (!found) return null;
  const { phone, language, productId, offeredUntil } = found;
  const product = await settleRead(await readProduct(productId));
  return {
    language,
    phone,
    path: `/pre-order/${productId}`,
    values: {
      what: product.ok ? localized(product.value, 'name', language) : '',
      time: offeredUntil === null ? '' : formatDateTime(offeredUntil, language),
    },
  };
});
