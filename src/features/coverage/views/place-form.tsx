import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { LocateButton } from '#ui/islands/locate-button.tsx';
import { Select } from '#ui/select.tsx';
import type { CoverageQuery } from '../model.ts';

interface PlaceFormProps {
  asked: CoverageQuery;
  aimags: readonly CoverageArea[];
  city: CoverageArea | undefined;
  /** What lies in the city: none until one is chosen. */
  districts: readonly CoverageArea[];
  district: CoverageArea | undefined;
}

/** Which aimag, then which sum: a GET form, so that the answer has an address, with and without scripts. */
export function PlaceForm({ asked, aimags, city, districts, district }: PlaceFormProps) {
  const { t, own } = texts();
  const toOption = (area: CoverageArea) => ({ value: area.id, name: own(area, 'name') });
  const any = { value: '', name: t('coverage.choose') };
  return (
    <form action="/coverage#place" className="card p-5">
      <h2 className="text-xl">{t('coverage.myPlace')}</h2>
      <input type="hidden" name="g" value={asked.generation} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Select
          key={`city ${city?.id}`}
          name="city"
          label={t('coverage.city')}
          value={city?.id ?? ''}
          options={[any, ...aimags.map(toOption)]}
        />
        {districts.length > 0 && (
          <Select
            key={`district ${district?.id}`}
            name="district"
            label={t('coverage.district')}
            value={district?.id ?? ''}
            options={[{ value: '', name: t('coverage.whole') }, ...districts.map(toOption)]}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="submit" className="btn-primary">
          {t('coverage.show')}
        </button>
        {requestContext().mode !== 'kiosk' && (
          <LocateButton
            path="/coverage"
            instead={['city', 'district']}
            locate={t('branches.locate')}
            locating={t('branches.locating')}
            denied={t('branches.denied')}
          />
        )}
      </div>
    </form>
  );
}
