import type { Place } from '#contracts/content/places.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Select } from '#ui/select.tsx';
import { LocateButton } from '../islands/locate-button.tsx';
import { type BranchFilters, branchServices, type BranchService, isFiltered } from '../model.ts';

interface FiltersProps {
  filters: BranchFilters;
  cities: readonly Place[];
  districts: readonly Place[];
}

/** A GET form: its result has an address that can be shared, with and without scripts. */
export function BranchFilterForm({ filters, cities, districts }: FiltersProps) {
  const { t, locale, own } = texts();
  const collator = new Intl.Collator(locale);
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
  const all = { value: '', name: t('branches.all') };
  const toOption = (place: Place) => ({ value: place.id, name: own(place, 'name') });
  const [capital, ...aimags] = cities;
  const services = (Object.keys(branchServices) as BranchService[]).map((service) => ({
    value: service,
    name: t(branchServices[service]),
  }));
  return (
    <form action="/service-branches" className="card p-5">
      {filters.near && (
        <input type="hidden" name="near" value={`${filters.near.lat},${filters.near.lng}`} />
      )}
      <div
        className={`grid gap-4 sm:grid-cols-2 ${requestContext().mode === 'kiosk' ? '' : 'lg:grid-cols-4'}`}
      >
        <Select
          name="city"
          label={t('branches.city')}
          value={filters.cityId}
          options={[
            all,
            ...(capital ? [toOption(capital)] : []),
            ...aimags.map(toOption).sort(byName),
          ]}
        />
        {filters.cityId && districts.length > 0 && (
          <Select
            name="district"
            label={t('branches.district')}
            value={filters.districtId}
            options={[all, ...districts.map(toOption).sort(byName)]}
          />
        )}
        <Select
          name="service"
          label={t('branches.service')}
          value={filters.service}
          options={[all, ...services]}
        />
        <Select
          // React does not change the choice of a select that is there already: the position sets it from elsewhere.
          key={String(filters.nearest)}
          name="sort"
          label={t('branches.sort')}
          value={filters.nearest ? 'nearest' : ''}
          options={[
            { value: '', name: t('branches.byDefault') },
            { value: 'nearest', name: t('branches.byNearest') },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <label className="row tap gap-2.5 pr-3">
          <input
            type="checkbox"
            name="open"
            value="1"
            defaultChecked={filters.openNow}
            className="h-6 w-6"
          />
          {t('branches.openNow')}
        </label>
        <button type="submit" className="btn-primary">
          {t('branches.choose')}
        </button>
        {requestContext().mode !== 'kiosk' && (
          <LocateButton
            locate={t('branches.locate')}
            locating={t('branches.locating')}
            denied={t('branches.denied')}
          />
        )}
        {isFiltered(filters) && (
          <a
            href="/service-branches"
            className="row tap px-2 text-sm font-bold text-muted hover:underline"
          >
            {t('branches.reset')}
          </a>
        )}
      </div>
    </form>
  );
}
