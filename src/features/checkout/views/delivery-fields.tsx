import { deliveryMnt, formatMnt } from '#domain/money.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { CodeOffer } from './code-offer.tsx';
import { WayOn } from './way-on.tsx';

interface DeliveryData {
  lines: readonly OrderLine[];
  contact: { phone: string };
}

/** Brought, or picked up. */
export function DeliveryFields({ data }: { data: DeliveryData }) {
  const { t } = texts();
  return (
    <>
      <WayOn lines={data.lines} />
      <CodeOffer phone={data.contact.phone} next="/checkout/delivery" />
      <Choices
        name="deliveryType"
        legend={t('checkout.question.delivery')}
        isAsked
        choices={[
          {
            value: 'DELIVERY',
            title: t('checkout.DELIVERY'),
            text: [t('checkout.DELIVERY_text'), t('checkout.documents')],
            end: formatMnt(deliveryMnt),
          },
          {
            value: 'PICKUP',
            title: t('checkout.PICKUP'),
            text: t('checkout.PICKUP_text'),
            end: t('checkout.free'),
          },
        ]}
      />
      {data.lines.some(({ type }) => type === 'DIGITAL') && (
        <p className="text-sm text-muted">{t('checkout.alsoCodes')}</p>
      )}
    </>
  );
}
