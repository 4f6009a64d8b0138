import { isReturned, type Payment, toPaymentHref } from '#payment/model.ts';
import { requestContext } from '#request/context.ts';

const name = 'checked';

/** The payment's page after somebody had it asked whether money has come: the time stands in the address, so that the document and the payload say the same. */
export const toCheckedHref = (token: string, at: number) =>
  `${toPaymentHref(token)}&${name}=${at}` as const;

/** When it was asked; null where nobody pressed, or for a time that can not be. */
export function readChecked(
  query: URLSearchParams,
  { from, to }: { from: number; to: number },
): number | null {
  const at = Number(query.get(name));
  return at >= from && at <= to ? at : null;
}

/**
 * Whoever comes back from the bank's page may have paid there: until the bank has been asked, no way to pay stands beside
 * the words that one must not pay again. A press that asks brings the ways back.
 */
export function isBeingChecked({ provider, state }: Payment): boolean {
  const { query } = requestContext().page;
  return provider === 'golomt' && state === 'PENDING' && isReturned(query) && !query.has(name);
}
