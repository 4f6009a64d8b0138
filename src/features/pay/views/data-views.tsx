import type { DataPackage } from '#contracts/mobile/purchases.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readWishedPlan } from '#request/wished-plan.ts';
import { readDataPackages } from '#services/purchases.ts';
import { Choices } from '#ui/form/choices.tsx';
import type { DataData } from '../data/flow.ts';
import { NumberChoice } from './number-choice.tsx';
import { OffersLacking } from './offers-lacking.tsx';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { Fact } from './pay-parts.tsx';
import { SavedNumbers } from './saved-numbers.tsx';

const periods = ['DAY', 'WEEK', 'MONTH'] as const;

/** By how long they last, the shortest first, and then by price. */
const sortOffers = (offers: readonly DataPackage[]): DataPackage[] =>
  offers.toSorted(
    (a, b) => periods.indexOf(a.period) - periods.indexOf(b.period) || a.price - b.price,
  );

async function DataFields() {
  const { t, own } = texts();
  const read = await settleRead(await readDataPackages());
  const offers = read.ok ? sortOffers(read.value) : [];
  return (
    <>
      <NumberChoice label={t('pay.number')} hint={t('pay.numberHint')} page="/pay/data" />
      {offers.length === 0 ? (
        <OffersLacking />
      ) : (
        <Choices
          name="packageId"
          legend={t('pay.data.packages')}
          value={readWishedPlan()}
          choices={offers.map((one) => {
            const { id, period, price } = one;
            const text = own(one, 'text') || t(`pay.data.period.${period}`);
            return { value: id, title: own(one, 'name'), text, end: formatMnt(price) };
          })}
        />
      )}
    </>
  );
}

function DataPayFields({ data }: { data: DataData }) {
  const { t, own } = texts();
  const { isdn, price } = data;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <Fact name={t('pay.for')} step="/pay/data/number" isLarge>
          {groupPhoneNumber(isdn)}
        </Fact>
        <Fact name={t('pay.data.package')} step="/pay/data/number">
          {own(data, 'name')}
          <span className="block font-normal text-muted">{formatMnt(price)}</span>
        </Fact>
      </dl>
      <p className="text-muted">{t('pay.checkNumber')}</p>
      <PayButton total={price} price={formatMnt(price)} />
      <ReceiptAndProvider />
    </>
  );
}

/** The numbers that are remembered. */
export function DataAside({ data }: { data: Partial<DataData> }) {
  return data.isdn === undefined ? <SavedNumbers page="/pay/data" /> : null;
}

export const dataViews = { number: DataFields, pay: DataPayFields };
