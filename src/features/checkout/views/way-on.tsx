import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { PageHref } from '#routes.ts';

type Way = readonly [label: MessageKey, href: PageHref];

const cart: Way = ['checkout.wayOn.cart', '/cart'];
const time: Way = ['checkout.wayOn.time', '/checkout/time'];

/** What can be done about a fault that is not of a field of its step. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'checkout.fault.empty': [['checkout.wayOn.shop', '/shop']],
  'checkout.fault.gone': [cart],
  'checkout.fault.soldOut': [cart],
  'checkout.fault.clamped': [cart],
  'checkout.fault.justSold': [cart],
  'checkout.fault.someSold': [cart],
  'checkout.fault.belowMinimum': [cart, ['checkout.wayOn.shop', '/shop']],
  'checkout.fault.notDeliverable': [
    ['checkout.wayOn.delivery', '/checkout/delivery'],
    ['checkout.wayOn.address', '/checkout/address'],
  ],
  'checkout.fault.noSlot': [time],
  'checkout.fault.slotOver': [time],
  'checkout.fault.promo': [['checkout.wayOn.receipt', '/checkout/receipt']],
};

/** Links to where what is wrong can be put right. */
export function WayOn() {
  const { page, formState } = requestContext();
  const { t } = texts();
  const found = new Map(
    (formState?.faults ?? [])
      .flatMap(({ message }) => ways[message] ?? [])
      .filter(([, href]) => href !== page.pathname)
      .map((way) => [way[1], way]),
  );
  if (found.size === 0) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {[...found.values()].map(([label, href]) => (
        <a key={href} href={href} data-document className="btn-line">
          {t(label)}
        </a>
      ))}
    </p>
  );
}
