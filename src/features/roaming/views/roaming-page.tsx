import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Empty } from '#ui/empty.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { findCountries, toTrip } from '../model.ts';
import { CountryPrices } from './country-prices.tsx';
import { TripEstimator } from './trip-estimator.tsx';
import { toAutoComplete } from '#ui/form/auto-complete.ts';

/** The roaming page: an estimate for a trip, and all countries with a search among them. */
export function RoamingPage({ countries }: { countries: readonly RoamingCountry[] }) {
  const { t, locale, own } = texts();
  const { query } = requestContext().page;
  const search = (query.get('q') ?? '').slice(0, 64);
  const all = findCountries(countries, '', locale);
  const found = findCountries(countries, search, locale);
  const chosen = all.find(({ id }) => id === query.get('country'));
  return (
    <div className="page stack gap-10">
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
        <form
          action="/roaming#countries"
          role="search"
          aria-label={t('roaming.find')}
          className="mt-4 flex max-w-130 flex-wrap gap-3"
        >
          <label htmlFor="roaming-q" className="sr-only">
            {t('roaming.find')}
          </label>
          <input
            id="roaming-q"
            name="q"
            type="search"
            autoComplete={toAutoComplete()}
            defaultValue={search}
            maxLength={64}
            placeholder={t('roaming.findHint')}
            className="control flex-1 basis-50"
          />
          <button type="submit" className={`btn-line ${withIcon('search')}`}>
            {t('roaming.search')}
          </button>
        </form>
        <p role="status" className="numbers mt-4 text-muted">
          {t('roaming.countries', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <Empty icon="globe" title={t('roaming.empty')} text={t('roaming.emptyText')}>
            <a href="/roaming" className="btn-primary">
              {t('roaming.all')}
            </a>
          </Empty>
        ) : (
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {found.map((country) => (
              <li key={country.id}>
                <a
                  href={`/roaming?country=${country.id}#chosen`}
                  className="row tap justify-between gap-3 border-b-1 border-line hover:text-primary"
                >
                  {own(country, 'name')}
                  {country.zone !== null && (
                    <span className="pill-quiet numbers whitespace-nowrap">
                      {t('roaming.zone', { zone: country.zone })}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
