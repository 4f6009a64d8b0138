import { numberClasses } from '#domain/number-classes.ts';
import { ownPrefixes } from '#domain/phone-number.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readWishedPlan } from '#request/wished-plan.ts';
import { Select } from '#ui/select.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { listWishes, sorts, type Wanted } from '../model.ts';

interface DigitsProps {
  name: 'contains' | 'ending' | 'mask' | 'without';
  wanted: Wanted;
}

function Digits({ name, wanted }: DigitsProps) {
  const { t } = texts();
  const id = `wish-${name}`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-bold">
        {t(`newNumber.wish.${name}`)}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={wanted[name]}
        inputMode={name === 'mask' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={name === 'without' ? 10 : 12}
        aria-describedby={`${id}-hint`}
        className="control numbers"
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {t(`newNumber.wishHint.${name}`)}
      </p>
    </div>
  );
}

/** A GET form, so that what was looked for has an address, with and without scripts. */
export function WishForm({ wanted }: { wanted: Wanted }) {
  const { t } = texts();
  const isKiosk = requestContext().mode === 'kiosk';
  const plan = readWishedPlan();
  const isMore = wanted.mask !== '' || wanted.without !== '' || wanted.prefix !== '';
  const any = { value: '', name: t('newNumber.any') };
  const columns = isKiosk ? '' : 'lg:grid-cols-4';
  return (
    <form action="/new-number" className="card p-4 sm:p-5">
      {plan !== '' && <input type="hidden" name="plan" value={plan} />}
      <div className={`grid grid-cols-2 gap-x-3 gap-y-4 ${columns}`}>
        <Digits name="ending" wanted={wanted} />
        <Digits name="contains" wanted={wanted} />
        <Select
          name="class"
          label={t('newNumber.wish.class')}
          value={wanted.class}
          options={[
            any,
            ...numberClasses.map((value) => ({ value, name: t(`newNumber.class.${value}`) })),
          ]}
        />
        <Select
          name="sort"
          label={t('newNumber.sortBy')}
          value={wanted.sort}
          options={sorts.map((value) => ({ value, name: t(`newNumber.sort.${value}`) }))}
        />
      </div>
      <details open={isMore} className="mt-3">
        <summary className={`line-link gap-1.5 text-link ${withEndIcon('chevron-down')}`}>
          {t('newNumber.more')}
        </summary>
        <div className={`mt-3 grid grid-cols-2 gap-x-3 gap-y-4 ${columns}`}>
          <Select
            name="prefix"
            label={t('newNumber.wish.prefix')}
            value={wanted.prefix.slice(0, 2)}
            options={[any, ...ownPrefixes.map((value) => ({ value, name: `${value}…` }))]}
          />
          <Digits name="mask" wanted={wanted} />
          <Digits name="without" wanted={wanted} />
        </div>
      </details>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={`btn-primary ${withIcon('search')}`}>
          {t('newNumber.find')}
        </button>
        {listWishes(wanted).length > 0 && (
          <a
            href={plan === '' ? '/new-number' : `/new-number?plan=${plan}`}
            className="line-link text-link"
          >
            {t('newNumber.all')}
          </a>
        )}
      </div>
    </form>
  );
}
