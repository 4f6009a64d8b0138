import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';

/** How to pay. At a kiosk nobody types a card's number on a public screen. */
export function ProviderChoices() {
  const { t } = texts();
  const isKiosk = requestContext().mode === 'kiosk';
  return (
    <Choices
      name="provider"
      legend={t('checkout.provider')}
      value="qpay"
      choices={[
        { value: 'qpay', title: t('checkout.qpay'), text: t('checkout.qpayText') },
        ...(isKiosk
          ? []
          : [{ value: 'golomt', title: t('checkout.golomt'), text: t('checkout.golomtText') }]),
      ]}
    />
  );
}
