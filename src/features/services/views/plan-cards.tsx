import type { Plan, Service } from '#contracts/content/services.ts';
import { comparedPlanField, plansOfField } from '#domain/compared.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { CompareTick, CompareTray } from '#ui/compare-tray.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { toDifference, toPerGbText, toPlanFacts, toPlanHref, toPlanLine } from '../model.ts';

interface PlanProps {
  plan: Plan;
  /** There are others with which it can be compared. */
  isComparable: boolean;
  /** The one before it in the list. */
  before: Plan | undefined;
  href: string | null;
}

function Fee({ plan }: Pick<PlanProps, 'plan'>) {
  const { t } = texts();
  const perGb = toPerGbText(plan, t);
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="price text-2xl">{formatMnt(plan.fee)}</span>
        {plan.period === 'MONTH' ? (
          <span className="text-sm text-muted">{t('service.perMonth')}</span>
        ) : null}
      </p>
      <p className="numbers min-h-[1.5em] text-sm text-muted">{perGb}</p>
    </>
  );
}

function Card({
  plan,
  before,
  href,
  isComparable,
  isWideOnly,
}: PlanProps & { isWideOnly: boolean }) {
  const { t, own } = texts();
  const name = own(plan, 'name');
  return (
    <li
      className={`relative rounded-card border-1 p-5 ${isWideOnly ? 'hidden sm:flex sm:flex-col' : 'stack'} ${plan.highlight ? 'border-primary bg-primary-tint' : 'border-line bg-raised'}`}
    >
      <h3 className="text-lg">{name}</h3>
      {plan.highlight && (
        <p className="pill-accent absolute left-5 top-0 middle-y">{t('service.popular')}</p>
      )}
      <Fee plan={plan} />
      <p className="mt-3 sm:min-h-12 font-medium">{toDifference(plan, before, texts())}</p>
      <dl className="mt-3 mb-5 border-t-1 border-line">
        {toPlanFacts(plan, t).map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-2 border-b-1 border-line py-2.5 last:border-b-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="numbers ml-auto text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto stack gap-2">
        {href && (
          <a
            href={href}
            rel="nofollow"
            aria-label={`${t('service.choose')}: ${name}`}
            className={plan.highlight ? 'btn-primary' : 'btn-line'}
          >
            {t('service.choose')}
          </a>
        )}
        {isComparable && <CompareTick field={comparedPlanField} value={plan.id} name={name} />}
      </div>
    </li>
  );
}

/** A plan as one row of a phone's list: what it costs and holds, all of that being its link. */
function Row({ plan, before, href, isComparable }: PlanProps) {
  const { t, own } = texts();
  const name = own(plan, 'name');
  const difference = toDifference(plan, before, texts());
  const content = (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{name}</span>
        <span className="price">{formatMnt(plan.fee)}</span>
      </span>
      <span className="numbers mt-0.5 block text-sm text-muted">{toPlanLine(plan, t)}</span>
      <span className="numbers block text-sm text-muted">
        {[toPerGbText(plan, t), difference].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
  const className = 'flex items-center gap-3 py-3.5';
  return (
    <li className="stack border-b-1 border-line">
      {href ? (
        <a href={href} rel="nofollow" className={`${className} ${withEndIcon('chevron-right')}`}>
          {content}
        </a>
      ) : (
        <div className={className}>{content}</div>
      )}
      {isComparable && <CompareTick field={comparedPlanField} value={plan.id} name={name} />}
    </li>
  );
}

/**
 * Cards of the plans, each with the same facts in the same order. On a phone only the one that most choose is a card, and
 * the others are rows below it: a screen shows them all.
 */
export function PlanCards({
  service: { plans, cta },
  serviceId,
}: {
  service: Pick<Service, 'plans' | 'cta'>;
  /** As its page names it. */
  serviceId: string;
}) {
  const { t } = texts();
  const isComparable = plans.length > 1;
  const rows = plans.map((plan, i) => ({
    plan,
    before: plans[i - 1],
    isComparable,
    href: toPlanHref(plan, cta),
  }));
  const others = rows.filter(({ plan }) => !plan.highlight);
  const isShort = others.length < rows.length;
  return (
    <section className="compare-scope page mt-2" aria-labelledby="plans">
      <h2 id="plans" className="text-2xl">
        {t('service.plans')}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {rows.map((row) => (
          <Card key={row.plan.id} {...row} isWideOnly={isShort && !row.plan.highlight} />
        ))}
      </ul>
      {isShort && (
        <ul className="mt-2 sm:hidden">
          {others.map((row) => (
            <Row key={row.plan.id} {...row} />
          ))}
        </ul>
      )}
      {isComparable && <CompareTray hidden={{ [plansOfField]: serviceId }} />}
    </section>
  );
}
