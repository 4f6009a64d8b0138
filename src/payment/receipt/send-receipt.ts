import { renderMessage } from '#messages/render-message.ts';
import { sendEmail } from '#services/email.ts';
import { sendSms } from '#services/sms.ts';
import { toChannel, toReceiptEvent, toValues } from './message.ts';
import type { Receipt, Registered } from './model.ts';

const maxTries = 3;

/** Sends a receipt at once, where its lottery number must never be stored. True where there is nobody to send it to. */
export async function sendReceipt(receipt: Receipt, registered: Registered): Promise<boolean> {
  const channel = toChannel(receipt);
  if (channel === null) return true;
  const { language, buyer, phone } = receipt;
  const values = toValues(receipt, registered);
  const message = renderMessage(toReceiptEvent(registered.lottery), channel, { language, values });
  const key = `receipt ${receipt.id}`;
  for (let turn = 0; turn < maxTries; turn += 1) {
    const sent =
      channel === 'email'
        ? await sendEmail(key, { address: buyer.email, ...message })
        : await sendSms(key, { isdn: phone, text: message.text });
    if (sent.ok) return true;
  }
  return false;
}
