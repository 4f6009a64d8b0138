import type { ChosenNumber } from '#purchase/chosen-number.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { ChosenPlan } from '../chosen.ts';
import { toAmounts } from '../model.ts';
import { ClassMark } from './number-cards.tsx';

export interface SummaryData {
  number?: ChosenNumber;
  plan?: ChosenPlan;
  sim?: { sim: 'SIM' | 'ESIM' };
  way?: { type: 'DELIVERY' | 'PICKUP' };
}

/** Until when it is kept, as a time that does not move; or that it is not kept any more. */
export function HoldNote({ hold }: { hold: ChosenNumber['hold'] }) {
  const { t, locale } = texts();
  if (!hold) return <p className="mt-3 text-sm text-muted">{t('newNumber.notKept')}</p>;
  const isOver = hold.expiresAt <= Date.now();
  return (
    <p
      className={`mt-3 flex items-start gap-2 rounded-control p-3 text-sm font-medium ${isOver ? `bg-warning-tint text-warning ${withIcon('triangle-alert')}` : `bg-info-tint text-info ${withIcon('clock')}`}`}
    >
      {t(isOver ? 'newNumber.over' : 'newNumber.heldUntil', {
        time: formatDateTime(hold.expiresAt, locale),
      })}
    </p>
  );
}

/** Rows that add up to what is paid. */
export function AmountRows({ data }: { data: SummaryData & { number: ChosenNumber } }) {
  const { t, own } = texts();
  const { number, plan, sim, way } = data;
  const { surcharge, simPrice, fee, delivery, total } = toAmounts({
    number,
    ...(plan && { plan }),
    ...(sim && { sim }),
    ...(way && { way }),
  });
  const rows: [string, string][] = [
    [t('newNumber.surcharge'), surcharge > 0 ? formatMnt(surcharge) : t('checkout.free')],
    ...(sim && simPrice !== null
      ? ([[t(`newNumber.sim.${sim.sim}`), formatMnt(simPrice)]] satisfies [string, string][])
      : []),
    ...(plan && fee > 0
      ? ([[t('newNumber.firstMonth', { plan: own(plan, 'name') }), formatMnt(fee)]] satisfies [
          string,
          string,
        ][])
      : []),
    ...(delivery > 0
      ? ([[t('checkout.deliveryFee'), formatMnt(delivery)]] satisfies [string, string][])
      : []),
  ];
  return (
    <dl className="numbers stack gap-1.5">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 text-muted">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t-1 border-line pt-2 text-lg font-bold">
        <dt>{t('checkout.total')}</dt>
        <dd>{formatMnt(total)}</dd>
      </div>
    </dl>
  );
}

/** What it is about by now: the number, until when it is kept, and what it costs. */
export function NumberSummary({ data }: { data: object }) {
  const { t } = texts();
  const { number, ...rest } = data as SummaryData;
  if (!number) return null;
  return (
    <aside aria-label={t('newNumber.yours')} className="card self-start p-4 sm:p-5">
      <p className="text-sm text-muted">{t('newNumber.yours')}</p>
      <p className="numbers flex flex-wrap items-baseline gap-x-3">
        <span className="whitespace-nowrap text-3xl font-bold">
          {groupPhoneNumber(number.isdn)}
        </span>
        <ClassMark of={number.class} />
      </p>
      <HoldNote hold={number.hold} />
      <p className="mt-2">
        <a href="/new-number" data-document className="line-link text-link">
          {t('newNumber.other')}
        </a>
      </p>
      <div className="mt-3 border-t-1 border-line pt-3">
        <AmountRows data={{ ...rest, number }} />
      </div>
    </aside>
  );
}
