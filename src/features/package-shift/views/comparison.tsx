import { formatMnt } from '#domain/money.ts';
import { type PlanChange, toEffectiveDay } from '#domain/plan-change.ts';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { comparePlans } from '../comparison.ts';
import type { CheckedNumber } from '../frozen.ts';
import type { Plan } from '../model.ts';
import { Rows, Table } from './plan-table.tsx';

interface Compared {
  from: Plan;
  to: Plan;
  change: PlanChange;
}

function HeadCell({ label, plan, isNew }: { label: string; plan: Plan; isNew: boolean }) {
  const { own } = texts();
  return (
    <th
      scope="col"
      className={`w-1/2 p-4 text-left align-bottom ${isNew ? 'bg-primary-tint' : ''}`}
    >
      <span className="block text-sm font-normal text-muted">{label}</span>
      <span className="block text-lg font-bold [overflow-wrap:anywhere]">{own(plan, 'name')}</span>
    </th>
  );
}

function Head({ from, to }: Compared) {
  const { t } = texts();
  return (
    <thead>
      <tr>
        <HeadCell label={t('packageShift.compare.now')} plan={from} isNew={false} />
        <HeadCell label={t('packageShift.compare.next')} plan={to} isNew />
      </tr>
    </thead>
  );
}

/** What the month costs, at the bottom of both columns, on one line. */
function Price({ from, to }: Compared) {
  const { t } = texts();
  const title = t('packageShift.compare.price');
  return (
    <Table caption={title}>
      <tbody className="border-t-1 border-edge bg-sunken">
        <tr>
          <th
            scope="rowgroup"
            colSpan={2}
            className="px-4 pt-3 text-left text-sm font-normal text-muted"
          >
            {title}
          </th>
        </tr>
        <tr>
          <td className="w-1/2 px-4 pb-4 align-baseline text-lg text-muted">
            {formatMnt(from.fee)}
          </td>
          <td className="w-1/2 px-4 pb-4 align-baseline text-2xl font-bold">{formatMnt(to.fee)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

/** The difference of the months in one sentence, and from when on. */
function Summary({ from, to, change }: Compared) {
  const { t, locale } = texts();
  const amount = formatMnt(Math.abs(to.fee - from.fee));
  const words = {
    UP: t('packageShift.compare.dearer', { amount }),
    DOWN: t('packageShift.compare.cheaper', { amount }),
    EVEN: t('packageShift.compare.equal'),
  };
  const date = formatDate(toEffectiveDay(change, Date.now()), locale);
  return (
    <p className="numbers">
      <span className="block text-lg font-bold">{words[change]}</span>
      <span className={`mt-1 flex items-start gap-2 text-muted before:mt-1 ${withIcon('clock')}`}>
        {change === 'UP'
          ? t('packageShift.compare.atOnce')
          : t('packageShift.compare.from', { date })}
      </span>
    </p>
  );
}

/** Two plans side by side: what changes first, marked with more or less; what stays is folded. */
export function Comparison(compared: Compared) {
  const { t } = texts();
  const { changed, same } = comparePlans(compared.from, compared.to);
  return (
    <div className="card numbers overflow-hidden">
      <Table caption={t('packageShift.compare.title')} head={<Head {...compared} />}>
        <Rows rows={changed} />
      </Table>
      {changed.length === 0 && (
        <p className="border-t-1 border-line p-4 text-muted">{t('packageShift.compare.nothing')}</p>
      )}
      {same.length > 0 && (
        <details className="border-t-1 border-line">
          <summary
            className={`tap row cursor-pointer justify-between gap-4 px-4 py-3 text-link ${withEndIcon('chevron-down')}`}
          >
            {t('packageShift.compare.same', { count: same.length })}
          </summary>
          <Table caption={t('packageShift.compare.same', { count: same.length })}>
            <Rows rows={same} />
          </Table>
        </details>
      )}
      <Price {...compared} />
    </div>
  );
}

export function CompareFields({
  data: { number, to, change },
}: {
  data: { number: CheckedNumber; to: Plan; change: PlanChange };
}) {
  const { t } = texts();
  const compared = { from: number.current, to, change };
  return (
    <>
      <Comparison {...compared} />
      <Summary {...compared} />
      <a href="/packageshift/choose" data-document className="line-link self-start text-link">
        {t('packageShift.compare.other')}
      </a>
    </>
  );
}
