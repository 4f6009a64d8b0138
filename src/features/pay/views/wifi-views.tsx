import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { settleRead } from '#lib/outcome.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { readWishedPlan } from '#request/wished-plan.ts';
import { readWifiCards } from '#services/purchases.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import type { WifiData } from '../wifi/flow.ts';
import { OffersLacking } from './offers-lacking.tsx';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { Fact } from './pay-parts.tsx';

async function WifiFields() {
  const { t, own } = texts();
  const [cards, customer] = await Promise.all([
    readWifiCards().then(settleRead),
    findCustomer().catch(() => null),
  ]);
  const offers = cards.ok ? cards.value : [];
  if (offers.length === 0) return <OffersLacking />;
  return (
    <>
      <Choices
        name="cardId"
        legend={t('pay.wifi.cards')}
        value={readWishedPlan()}
        choices={offers.map((one) => ({
          value: one.id,
          title: own(one, 'name'),
          text: own(one, 'text') || undefined,
          end: formatMnt(one.price),
        }))}
      />
      <Field
        name="quantity"
        label={t('pay.wifi.quantity')}
        hint={t('pay.wifi.quantityHint')}
        value="1"
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        className="numbers max-w-32"
      />
      {!customer && (
        <Field
          name="phone"
          label={t('pay.wifi.phone')}
          hint={t('pay.wifi.phoneHint')}
          optional={t('form.optional')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
          className="numbers max-w-80"
        />
      )}
    </>
  );
}

function WifiPayFields({ data }: { data: WifiData }) {
  const { t, own } = texts();
  const { price, quantity, phone } = data;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <Fact name={t('pay.wifi.card')} step="/pay/wifi/card">
          {own(data, 'name')}
          <span className="block font-normal text-muted">
            {t('checkout.each', { count: quantity, price: formatMnt(price) })}
          </span>
        </Fact>
        <Fact name={t('checkout.total')} isLarge>
          {formatMnt(price * quantity)}
        </Fact>
        {phone !== '' && (
          <Fact name={t('pay.wifi.phone')} step="/pay/wifi/card">
            {groupPhoneNumber(phone)}
          </Fact>
        )}
      </dl>
      <p className="text-muted">{t('pay.wifi.delivery')}</p>
      <PayButton total={price * quantity} price={formatMnt(price * quantity)} />
      <ReceiptAndProvider />
    </>
  );
}

export const wifiViews = { card: WifiFields, pay: WifiPayFields };
