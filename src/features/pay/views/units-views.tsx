import { formatMnt } from '#domain/money.ts';
import { unitPresets } from '#domain/payable-amount.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { readSubscriber } from '#services/subscriber.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { NumberChoice } from './number-choice.tsx';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { Fact } from './pay-parts.tsx';
import { SavedNumbers } from './saved-numbers.tsx';

/** One's own number has a monthly bill: then units do nothing for it, which is said before they are bought. */
async function OwnBilled() {
  const { t } = texts();
  const customer = await findCustomer().catch(() => null);
  const subscriber = customer && (await readSubscriber(customer.isdn));
  if (!subscriber?.ok || subscriber.value?.payment !== 'POSTPAID') return null;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-card bg-info-tint p-4 text-info before:mt-0.5 ${withIcon('info')}`}
    >
      <span>
        {t('pay.units.postpaid')}{' '}
        <a href="/pay/bill" data-document className="line-link font-bold underline">
          {t('pay.bill.title')}
        </a>
      </span>
    </p>
  );
}

function UnitsFields() {
  const { t } = texts();
  return (
    <>
      <OwnBilled />
      <NumberChoice label={t('pay.number')} hint={t('pay.numberHint')} page="/pay/units" />
      <Choices
        name="amount"
        legend={t('pay.units.amount')}
        value={String(unitPresets[2])}
        columns
        choices={[
          ...unitPresets.map((amount) => ({ value: String(amount), title: formatMnt(amount) })),
          { value: 'other', title: t('pay.units.other') },
        ]}
      />
      <div className="other-amount">
        <Field
          name="other"
          label={t('pay.units.otherLabel')}
          hint={t('pay.units.otherHint')}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          className="numbers max-w-60 text-lg"
        />
      </div>
    </>
  );
}

function UnitsPayFields({ data: { isdn, amount } }: { data: { isdn: string; amount: number } }) {
  const { t } = texts();
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <Fact name={t('pay.for')} step="/pay/units/number" isLarge>
          {groupPhoneNumber(isdn)}
        </Fact>
        <Fact name={t('pay.units.title')} step="/pay/units/number">
          {formatMnt(amount)}
        </Fact>
      </dl>
      <p className="text-muted">{t('pay.checkNumber')}</p>
      <PayButton total={amount} price={formatMnt(amount)} />
      <ReceiptAndProvider />
    </>
  );
}

/** The numbers that are remembered. */
export function UnitsAside({ data }: { data: { isdn?: string } }) {
  return data.isdn === undefined ? <SavedNumbers page="/pay/units" /> : null;
}

export const unitsViews = { number: UnitsFields, pay: UnitsPayFields };
