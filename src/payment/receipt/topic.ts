import { messageTopic, type MessageTopic } from '#messages/message-topic.ts';
import { toChannel, toValues } from './message.ts';

/** What is told to whoever has a receipt. It holds only the receipt's id: the lottery number is read when it is sent. */
const inner = messageTopic('receipt-message', async (id) => {
  const { findReceiptToSend } = await import('./shown-store.ts');
  const found = await findReceiptToSend(id);
  if (!found) return null;
  const { receipt, secret } = found;
  const channel = toChannel(receipt);
  return {
    language: receipt.language,
    phone: channel === 'sms' ? receipt.phone : '',
    email: channel === 'email' ? receipt.buyer.email : '',
    values: toValues(receipt, {
      lottery: secret?.lottery ?? null,
      providerReceiptId: receipt.providerReceiptId ?? '',
      registeredAt: receipt.registeredAt ?? '',
    }),
  };
});

/** A receipt that was sent was delivered, so that its lottery number is not kept any longer. */
export const receiptTopic: MessageTopic = {
  ...inner,
  send: async (text, key) => {
    const refusal = await inner.send(text, key);
    if (!refusal) {
      const { endSecret } = await import('./shown-store.ts');
      await endSecret((JSON.parse(text) as { id: string }).id);
    }
    return refusal;
  },
};
