import type { Invoice } from './invoice-store.ts';

const callMs = 5000;

/** Asks the merchant's address with the payment's id added, unsigned; a merchant that took it says `SUCCESS`. */
export async function callBack(
  { callback_url }: Pick<Invoice, 'callback_url'>,
  paymentId: string,
): Promise<'taken' | 'refused'> {
  const address = new URL(callback_url);
  address.searchParams.set('qpay_payment_id', paymentId);
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(callMs),
    });
    return answer.ok && (await answer.text()).trim() === 'SUCCESS' ? 'taken' : 'refused';
  } catch {
    return 'refused';
  }
}
