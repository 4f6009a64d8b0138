import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { formatMnt } from '#domain/money.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { texts } from '#request/texts.ts';

/** Prices and packages of one country. */
export function CountryPrices({ country }: { country: RoamingCountry }) {
  const { t, own } = texts();
  const perMinute = `/${t('roaming.perMinute')}`;
  const rows = [
    { label: t('roaming.callHome'), price: country.callHome, unit: perMinute },
    { label: t('roaming.callLocal'), price: country.callLocal, unit: perMinute },
    { label: t('roaming.callIn'), price: country.callIn, unit: perMinute },
    { label: t('roaming.sms'), price: country.sms, unit: '' },
    { label: t('roaming.data'), price: country.dataMb, unit: '' },
  ].flatMap(({ label, price, unit }) =>
    price === null ? [] : [{ label, value: formatMnt(price) + unit }],
  );
  return (
    <>
      <dl className="numbers">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b-1 border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {country.packages.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{t('roaming.packages')}</h3>
          <ul className="mt-2 stack gap-2">
            {country.packages.map((bundle) => (
              <li
                key={bundle.id}
                className="numbers flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-sunken px-4 py-3"
              >
                <span>
                  <span className="font-bold">{own(bundle, 'name')}</span>{' '}
                  <span className="text-sm text-muted">
                    {formatVolume(bundle.mb, t)} · {t('roaming.days', { count: bundle.days })}
                  </span>
                </span>
                <span className="price">{formatMnt(bundle.price)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {country.operators.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t('roaming.operators')}: {country.operators.join(', ')}
        </p>
      )}
    </>
  );
}
