import type { TouristPackage, Traveller } from '#contracts/mobile/tourist-sims.ts';
import { formatMnt } from '#domain/money.ts';
import { maskName } from '#domain/person-name.ts';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDate } from '#i18n/format-date.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { texts } from '#request/texts.ts';

const flow = { path: '/tourist-sim' } as const;

interface PaidData {
  package: TouristPackage;
  traveller: Traveller;
  sim: { sim: 'SIM' | 'ESIM' };
  arrival?: { arrives: string };
  point?: { nameMn: string; nameEn: string };
  email: string;
}

/** Everything that is bought, each with a way to change it; then what is paid, and the button. */
export function PayFields({ data }: { data: PaidData }) {
  const { t, own, locale } = texts();
  const { package: chosen, traveller, sim, arrival, point, email } = data;
  const { days, dataMb, price } = chosen;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={flow} name={t('touristSim.step.package')} step="package">
          {t('touristSim.days', { count: days, data: formatVolume(dataMb, t) })}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('newNumber.step.passport')} step="passport">
          {maskName(traveller.lastName)} {maskName(traveller.firstName)}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('newNumber.step.sim')} step="sim">
          {t(`newNumber.sim.${sim.sim}`)}
        </ReviewRow>
        {sim.sim === 'SIM' && arrival && (
          <ReviewRow flow={flow} name={t('touristSim.step.arrival')} step="arrival">
            {formatDate(arrival.arrives, locale)}
          </ReviewRow>
        )}
        {sim.sim === 'SIM' && point && (
          <ReviewRow flow={flow} name={t('touristSim.step.point')} step="point">
            {own(point, 'name')}
          </ReviewRow>
        )}
        <ReviewRow flow={flow} name={t('touristSim.step.email')} step="email">
          {email}
        </ReviewRow>
      </dl>
      <PayButton total={price} price={formatMnt(price)} />
      <ReceiptAndProvider isForeigner />
    </>
  );
}
