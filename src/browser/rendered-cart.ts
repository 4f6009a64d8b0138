import { dataRenderedCart } from './page-contract.ts';

/** The cart that the document was rendered with, as JSON; undefined where it shows none, and on the server. */
export function readRenderedCart(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return (
    document.querySelector(`[${dataRenderedCart}]`)?.getAttribute(dataRenderedCart) ?? undefined
  );
}
