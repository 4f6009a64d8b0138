import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { texts } from '#request/texts.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { estimateTrip, findNextBest, type Trip } from '../estimate-trip.ts';
import { type AskedTrip, maxDays } from '../model.ts';

const volumes = [1, 3, 5, 10, 20, 50].map((gb) => gb * 1024);

interface TripEstimatorProps {
  countries: readonly RoamingCountry[];
  chosen: RoamingCountry | undefined;
  asked: AskedTrip;
}

function Days({ days, trip }: AskedTrip) {
  const { t } = texts();
  const isWrong = trip === null;
  return (
    <div>
      <label htmlFor="trip-days" className="mb-1.5 block text-sm font-bold">
        {t('roaming.tripDays')}
      </label>
      <input
        id="trip-days"
        name="days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={days.slice(0, 16)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The fragment of the address leads to an answer, and there is none.
        autoFocus={isWrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'trip-days-fault' : 'trip-days-hint'}
        className="control numbers aria-[invalid]:border-danger"
      />
      {!isWrong && (
        <p id="trip-days-hint" className="numbers mt-1 text-sm text-muted">
          {t('roaming.daysHint', { max: maxDays })}
        </p>
      )}
      <FieldFault
        id="trip-days-fault"
        lines={isWrong ? [t('roaming.wrongDays', { max: maxDays })] : []}
      />
    </div>
  );
}

function Result({ country, trip }: { country: RoamingCountry; trip: Trip }) {
  const { t, own } = texts();
  const best = estimateTrip(country, trip);
  if (best.totalMnt === Infinity) return null;
  const nameOf = ({ package: bundle, times }: (typeof best.packages)[number]) =>
    own(bundle, 'name') + (times > 1 ? ` × ${times}` : '');
  const names = best.packages.map(nameOf);
  const next = findNextBest(country, trip, best);
  const saved = best.withoutPackageMnt - best.totalMnt;
  return (
    <div
      id="answer"
      tabIndex={-1}
      className="numbers mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-primary-tint p-5"
    >
      <div className="min-w-0 flex-1 basis-70">
        <p className="text-sm font-bold text-primary-strong">
          {t('roaming.best')} · {own(country, 'name')}
        </p>
        <p className="text-lg font-bold">{names.join(' + ') || t('roaming.withoutPackage')}</p>
        {names.length > 0 && (
          <p className="text-sm text-muted">
            {t('roaming.together', {
              volume: formatVolume(best.mb, t),
              days: t('roaming.days', { count: best.days }),
            })}
            {best.withoutPackageMnt !== Infinity &&
              ` · ${t('roaming.withoutPackage')}: ${formatMnt(best.withoutPackageMnt)}`}
          </p>
        )}
        {next && (
          <p className="mt-1 text-sm text-muted">
            {t('roaming.next', { name: nameOf(next), price: formatMnt(next.totalMnt) })}
          </p>
        )}
      </div>
      <p>
        <span className="price block text-3xl">{formatMnt(best.totalMnt)}</span>
        {saved > 0 && saved !== Infinity && (
          <span className="pill-success mt-1">
            {t('roaming.saves', { price: formatMnt(saved) })}
          </span>
        )}
      </p>
      {names.length > 0 && (
        <Link href={brand.appUrl} className={`btn-primary ${withIcon('smartphone')}`}>
          {t('roaming.buy')}
        </Link>
      )}
    </div>
  );
}

/**
 * A GET form, so that the estimate has an address of its own and works without scripts. The address ends in the answer,
 * which may be below the screen: the browser shows it and moves the focus there.
 */
export function TripEstimator({ countries, chosen, asked }: TripEstimatorProps) {
  const { t, own } = texts();
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="estimate">
      <h2 id="estimate" className="text-xl">
        {t('roaming.estimate')}
      </h2>
      <p className="mt-1 text-muted">{t('roaming.estimateLead')}</p>
      <form
        action="/roaming#answer"
        className="mt-4 grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <Select
          name="country"
          label={t('roaming.find')}
          value={chosen?.id ?? ''}
          required
          options={[
            { value: '', name: '—' },
            ...countries.map((country) => ({ value: country.id, name: own(country, 'name') })),
          ]}
        />
        <Days {...asked} />
        <Select
          name="mb"
          label={t('roaming.tripData')}
          value={String(asked.mb)}
          options={volumes.map((mb) => ({ value: String(mb), name: formatVolume(mb, t) }))}
        />
        <button type="submit" className="btn-primary sm:mt-7">
          {t('roaming.calculate')}
        </button>
      </form>
      {chosen && asked.trip && <Result country={chosen} trip={asked.trip} />}
    </section>
  );
}
