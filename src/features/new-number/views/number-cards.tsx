import type { NumberClass } from '#domain/number-classes.ts';
import type { FreeNumber } from '#contracts/mobile/numbers.ts';
import { formatMnt } from '#domain/money.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';

/** Beside its name, so that the colour is never all that tells a class. */
const tones: Readonly<Record<NumberClass, string>> = {
  GOLD: 'bg-warning-tint text-warning',
  SILVER: 'bg-sunken text-ink',
  BRONZE: 'bg-info-tint text-info',
  SUGGESTED: 'bg-success-tint text-success',
  ORDINARY: 'text-muted',
};

export function ClassMark({ of }: { of: NumberClass }) {
  const { t } = texts();
  return (
    <span
      className={`rounded-full text-xs font-bold ${tones[of]} ${of === 'ORDINARY' ? '' : 'px-2 py-0.5'}`}
    >
      {t(`newNumber.class.${of}`)}
    </span>
  );
}

export const toPriceText = (price: number): string =>
  price > 0 ? `+${formatMnt(price)}` : texts().t('newNumber.noSurcharge');

/** Each is a button of the form around them: a press keeps the number. */
export function NumberCards({ numbers }: { numbers: readonly FreeNumber[] }) {
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3 p-0">
      {numbers.map(({ isdn, class: named, price }) => (
        <li key={isdn}>
          <button
            type="submit"
            name="isdn"
            value={isdn}
            className="card stack h-full w-full cursor-pointer items-start gap-1.5 p-3.5 text-left hover:border-primary"
          >
            <span className="numbers whitespace-nowrap text-xl font-bold">{pairDigits(isdn)}</span>
            <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
              <ClassMark of={named} />
              <span className={`numbers text-sm ${price > 0 ? 'font-bold' : 'text-muted'}`}>
                {toPriceText(price)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
