import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { formatDate } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { mapsKey } from '#services/places.ts';
import { StreetMap } from '#ui/street-map.tsx';
import {
  type CoverageQuery,
  findCity,
  findDistrict,
  listPlanned,
  sortAreas,
  splitAreas,
} from '../model.ts';
import { CoverageMap } from './coverage-map.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { DistrictLevels } from './district-levels.tsx';
import { GenerationSwitch } from './generation-switch.tsx';
import { Legend } from './legend.tsx';
import { PlaceAnswer } from './place-answer.tsx';
import { PlaceForm } from './place-form.tsx';
import { PlannedList } from './planned-list.tsx';

interface CoveragePageProps {
  asked: CoverageQuery;
  areas: readonly CoverageArea[];
  /** What lies in the city; empty also where the service could not say. */
  below: readonly CoverageArea[];
}

/** So many are read at once; the others are folded. */
const maxPlanned = 12;

/** First the question of one's own place, then the country as map, tiles and table. */
export function CoveragePage({ asked, areas, below }: CoveragePageProps) {
  const { t, locale, own } = texts();
  const { aimags, districts } = splitAreas(areas, locale);
  const city = findCity(aimags, asked);
  const isCapital = city !== undefined && districts.some(({ parentId }) => parentId === city.id);
  const ofCity = sortAreas(below, locale);
  const district = findDistrict(ofCity, asked);
  const place = district ?? city;
  const today = toUlaanbaatar(new Date()).date;
  const planned = listPlanned(areas, today);
  const updated = areas
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .toSorted()
    .at(-1);
  const isKiosk = requestContext().mode === 'kiosk';
  return (
    <div className="page stack gap-12">
      <div className={`grid grid-cols-1 items-start gap-6 ${isKiosk ? '' : 'lg:grid-cols-2'}`}>
        <PlaceForm
          asked={asked}
          aimags={aimags}
          city={city}
          districts={ofCity}
          district={district}
        />
        {place ? (
          <PlaceAnswer area={place} planned={listPlanned([place], today)} />
        ) : (
          asked.near && (
            <p id="place" role="status" className="rounded-card bg-info-tint p-5 text-info">
              {t('coverage.elsewhere')}
            </p>
          )
        )}
      </div>
      <section aria-labelledby="map" className="stack gap-4">
        <h2 id="map" tabIndex={-1} className="scroll-mt-24 text-2xl">
          {t('coverage.map', { generation: asked.generation })}
        </h2>
        <GenerationSwitch asked={asked} />
        <div
          className={`grid grid-cols-1 items-start gap-6 ${isKiosk ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
        >
          <CoverageMap aimags={aimags} asked={asked} chosen={city} />
          {districts.length > 0 && (
            <div>
              <h3 className="mb-2 text-base">{t('coverage.capital')}</h3>
              <DistrictLevels districts={districts} asked={asked} />
            </div>
          )}
        </div>
        <Legend />
        <p className="text-sm text-muted">
          {t('coverage.note')}
          {updated && ` ${t('coverage.updated', { date: formatDate(updated, locale) })}`}
        </p>
        {place && <StreetMap mapsKey={mapsKey()} places={[place]} title={t('coverage.streets')} />}
      </section>
      <div
        className={`grid grid-cols-1 items-start gap-x-12 gap-y-10 ${isKiosk ? '' : 'lg:grid-cols-2'}`}
      >
        <div className="stack gap-10">
          {city && !isCapital && ofCity.length > 0 && (
            <CoverageTable
              title={own(city, 'name')}
              areas={ofCity}
              asked={asked}
              toParameters={({ id }) => ({ city: city.id, district: id, near: null })}
            />
          )}
          <CoverageTable
            title={t('coverage.byAimag')}
            areas={aimags}
            asked={asked}
            toParameters={({ id }) => ({ city: id, district: null, near: null })}
          />
        </div>
        <div className="stack gap-10">
          {districts.length > 0 && (
            <CoverageTable
              title={t('coverage.byDistrict')}
              areas={districts}
              asked={asked}
              toParameters={({ id, parentId }) => ({ city: parentId, district: id, near: null })}
            />
          )}
          {planned.length > 0 && (
            <section aria-labelledby="planned">
              <h2 id="planned" className="text-xl">
                {t('coverage.planned')}
              </h2>
              <PlannedList planned={planned.slice(0, maxPlanned)} withArea />
              {planned.length > maxPlanned && (
                <details className="mt-3">
                  <summary className="line-link text-link">
                    {t('coverage.plannedMore', { count: planned.length - maxPlanned })}
                  </summary>
                  <PlannedList planned={planned.slice(maxPlanned)} withArea />
                </details>
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
