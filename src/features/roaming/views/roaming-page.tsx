import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Empty } from '#ui/empty.tsx';
import { CountryList } from '../islands/country-list.tsx';
import { listDestinations, sortCountries, toFoldedNames, toLeastPrice, toTrip } from '../model.ts';
import { CountryPrices } from './country-prices.tsx';
import { TripEstimator } from './trip-estimator.tsx';
import { toAutoComplete } from '#ui/form/auto-complete.ts';

function toPriceText(country: RoamingCountry): string {
  const { t } = texts();
  const least = toLeastPrice(country);
  if (!least) return '';
  const price = formatMnt(least.mnt);
  return least.kind === 'mb' ? t('roaming.perMb', { price }) : t('home.from', { price });
}

/** Where most people go, each with what it costs from. */
function Destinations({ countries }: { countries: readonly RoamingCountry[] }) {
  const { t, own } = texts();
  const found = listDestinations(countries);
  if (found.length === 0) return null;
  return (
    <ul
      aria-label={t('roaming.destinations')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 roomy:grid-cols-6"
    >
      {found.map((country) => (
        <li key={country.id} className="card-link relative p-3.5 sm:p-4">
          <a href={`/roaming?country=${country.id}#chosen`} className="cover-link font-bold">
            {own(country, 'name')}
          </a>
          <span className="numbers block text-sm text-muted">{toPriceText(country)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The roaming page: where most go, an estimate for a trip, and all countries with a search among them. */
export function RoamingPage({ countries }: { countries: readonly RoamingCountry[] }) {
  const { t, locale, own } = texts();
  const { query } = requestContext().page;
  const search = (query.get('q') ?? '').slice(0, 64);
  const all = sortCountries(countries, locale);
  const chosen = all.find(({ id }) => id === query.get('country'));
  return (
    <div className="page stack gap-8 sm:gap-10">
      <Destinations countries={all} />
      <TripEstimator countries={all} chosen={chosen} asked={toTrip(query)} />
      {chosen && (
        <section aria-labelledby="chosen" className="card p-5 sm:p-6">
          <h2 id="chosen" tabIndex={-1} className="mb-4 text-2xl">
            {own(chosen, 'name')}
          </h2>
          <CountryPrices country={chosen} />
        </section>
      )}
      <section aria-labelledby="countries">
        <h2 id="countries" className="text-2xl">
          {t('roaming.all')}
        </h2>
        <CountryList
          key={search}
          rows={all.map((country) => ({
            id: country.id,
            name: own(country, 'name'),
            price: toPriceText(country),
            folded: toFoldedNames(country),
          }))}
          search={search}
          autoComplete={toAutoComplete()}
          empty={
            <Empty icon="globe" title={t('roaming.empty')} text={t('roaming.emptyText')}>
              <a href="/roaming" className="btn-primary">
                {t('roaming.all')}
              </a>
            </Empty>
          }
          labels={{
            find: t('roaming.find'),
            hint: t('roaming.findHint'),
            button: t('roaming.search'),
            one: t('roaming.countries', { count: 1 }),
            many: t('roaming.countries', { count: '{{count}}' }),
          }}
        />
      </section>
    </div>
  );
}
