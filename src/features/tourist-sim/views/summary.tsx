import type { TouristPackage } from '#contracts/mobile/tourist-sims.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

interface SummaryData {
  package?: TouristPackage;
  sim?: { sim: 'SIM' | 'ESIM' };
  arrival?: { arrives: string };
  point?: { nameMn: string; nameEn: string };
}

/** What it is about by now, and what it costs. */
export function TouristSummary({ data }: { data: object }) {
  const { t, own, locale } = texts();
  const { package: chosen, sim, arrival, point } = data as SummaryData;
  if (!chosen) return null;
  const { days, dataMb, price } = chosen;
  return (
    <aside aria-label={t('touristSim.yours')} className="card numbers self-start p-4 sm:p-5">
      <p className="text-sm text-muted">{t('touristSim.yours')}</p>
      <p className="text-2xl font-bold">
        {t('touristSim.days', { count: days, data: formatVolume(dataMb, t) })}
      </p>
      {sim && (
        <p
          className={`mt-2 flex items-start gap-2 ${withIcon(sim.sim === 'ESIM' ? 'qr-code' : 'card-sim')}`}
        >
          {t(`newNumber.sim.${sim.sim}`)}
        </p>
      )}
      {sim?.sim === 'SIM' && arrival && (
        <p className={`mt-2 flex items-start gap-2 ${withIcon('map-pin')}`}>
          {formatDate(arrival.arrives, locale)}
          {point && `, ${own(point, 'name')}`}
        </p>
      )}
      <p className="mt-3 flex justify-between gap-4 border-t-1 border-line pt-3 text-lg font-bold">
        <span>{t('checkout.total')}</span>
        <span>{formatMnt(price)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{t('touristSim.begins')}</p>
    </aside>
  );
}
