import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { OrderLine } from '#order/model.ts';
import type { PageHref } from '#routes.ts';
import { restForm } from './order-summary.tsx';
import { findRest, writeLine } from '../freeze-lines.ts';

type Way = readonly [label: MessageKey, href: PageHref];

const cart: Way = ['checkout.wayOn.cart', '/cart'];
const lease: Way = ['leasing.toCalculator', '/leasing'];
const time: Way = ['checkout.wayOn.time', '/checkout/time'];

/** What can be done about a fault that is not of a field of its step. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'checkout.fault.gone': [cart],
  'checkout.fault.soldOut': [cart],
  'checkout.fault.clamped': [cart],
  'checkout.fault.lease': [lease],
  'checkout.fault.leasePrice': [lease],
  'checkout.fault.leaseCode': [['checkout.wayOn.receipt', '/checkout/receipt']],
  'checkout.fault.justSold': [cart],
  'checkout.fault.someSold': [cart],
  'checkout.fault.belowMinimum': [cart, ['checkout.wayOn.shop', '/shop']],
  'checkout.fault.notDeliverable': [
    ['checkout.wayOn.delivery', '/checkout/delivery'],
    ['checkout.wayOn.address', '/checkout/address'],
  ],
  'checkout.fault.noSlot': [time],
  'checkout.fault.slotOver': [time],
  'checkout.fault.ownCode': [['checkout.wayOn.receipt', '/checkout/receipt']],
  'checkout.fault.promo': [['checkout.wayOn.receipt', '/checkout/receipt']],
};

/** Faults after which the rest of the order may be had. */
const partial = ['checkout.fault.gone', 'checkout.fault.soldOut', 'checkout.fault.clamped'];

/** Orders what is left, where only some of it can be had. */
async function OrderRest({ lines }: { lines: readonly OrderLine[] }) {
  const { t, own } = texts();
  const rest = await findRest(lines);
  if (!rest) return null;
  const names = rest.map((line) => `${own(line, 'name')} × ${line.quantity}`).join(', ');
  return (
    <div className="rounded-card bg-sunken p-4">
      <p>{t('checkout.wayOn.restText', { names })}</p>
      {rest.map((line) => (
        <input
          key={line.productId}
          type="hidden"
          name="line"
          value={writeLine(line)}
          form={restForm}
        />
      ))}
      <button type="submit" form={restForm} className="btn-quiet mt-3">
        {t('checkout.wayOn.rest')}
      </button>
    </div>
  );
}

/** Links to where what is wrong can be put right. */
export async function WayOn({ lines }: { lines?: readonly OrderLine[] }) {
  const { page, formState } = requestContext();
  const { t } = texts();
  const found = new Map(
    (formState?.faults ?? [])
      .flatMap(({ message }) => ways[message] ?? [])
      .filter(([, href]) => href !== page.pathname)
      .map((way) => [way[1], way]),
  );
  if (found.size === 0) return null;
  const isPartial = (formState?.faults ?? []).some(({ message }) => partial.includes(message));
  return (
    <>
      {isPartial && lines && <OrderRest lines={lines} />}
      <p className="flex flex-wrap gap-3">
        {[...found.values()].map(([label, href]) => (
          <a key={href} href={href} data-document className="btn-line">
            {t(label)}
          </a>
        ))}
      </p>
    </>
  );
}
