import type { Place } from '#contracts/content/places.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { LocateButton } from '#ui/islands/locate-button.tsx';
import { Select } from '#ui/select.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { type BranchFilters, branchServices, type BranchService, isFiltered } from '../model.ts';

interface FiltersProps {
  filters: BranchFilters;
  cities: readonly Place[];
  districts: readonly Place[];
  /** Whether the visitor is near a branch, as far as anybody knows: else there is no nearest. */
  isNear: boolean;
}

/** A GET form: its result has an address that can be shared, with and without scripts. */
export function BranchFilterForm({ filters, cities, districts, isNear }: FiltersProps) {
  const { t, locale, own } = texts();
  const collator = new Intl.Collator(locale);
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
  const all = { value: '', name: t('branches.all') };
  const toOption = (place: Place) => ({ value: place.id, name: own(place, 'name') });
  const [capital, ...aimags] = cities;
  const allServices = (Object.keys(branchServices) as BranchService[]).map((service) => ({
    value: service,
    name: t(branchServices[service]),
  }));
  const { mode, page } = requestContext();
  const { cityId, districtId, service, near, nearest, openNow } = filters;
  const toChip = (isOn: boolean, changes: Record<string, string | null>) => ({
    href: toHref(page, changes),
    'aria-current': isOn ? ('true' as const) : undefined,
  });
  return (
    <form action="/service-branches">
      {near && <input type="hidden" name="near" value={`${near.lat},${near.lng}`} />}
      {(nearest || near) && <input type="hidden" name="sort" value={nearest ? 'nearest' : ''} />}
      {openNow && <input type="hidden" name="open" value="1" />}
      <div className="flex flex-wrap items-center gap-2">
        {/* Links, so that one press is enough, also without scripts; off is said where a position sorts by itself. */}
        {isNear && (
          <a
            {...toChip(nearest, { sort: nearest ? (near ? '' : null) : 'nearest' })}
            className="chip"
          >
            {t('branches.byNearest')}
          </a>
        )}
        <a {...toChip(openNow, { open: openNow ? null : '1' })} className="chip">
          {t('branches.openNow')}
        </a>
        {mode !== 'kiosk' && (
          // Who gives a position asks for the nearest.
          <LocateButton
            path="/service-branches"
            instead={['sort']}
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
      <details
        open={[cityId, districtId, service].some((one) => one !== '') || mode === 'kiosk'}
        className="card group mt-3 px-5 py-1"
      >
        <summary
          className={`row tap justify-between font-bold after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
        >
          {t('branches.filters')}
        </summary>
        <div
          className={`grid gap-4 pb-4 pt-2 sm:grid-cols-2 ${mode === 'kiosk' ? '' : 'lg:grid-cols-4'}`}
        >
          <Select
            name="city"
            label={t('branches.city')}
            value={cityId}
            options={[
              all,
              ...(capital ? [toOption(capital)] : []),
              ...aimags.map(toOption).sort(byName),
            ]}
          />
          {cityId && districts.length > 0 && (
            <Select
              name="district"
              label={t('branches.district')}
              value={districtId}
              options={[all, ...districts.map(toOption).sort(byName)]}
            />
          )}
          <Select
            name="service"
            label={t('branches.service')}
            value={service}
            options={[all, ...allServices]}
          />
          <div className="flex items-end">
            <button type="submit" className="btn-primary">
              {t('branches.choose')}
            </button>
          </div>
        </div>
      </details>
    </form>
  );
}
