import type { Plan } from '#contracts/content/services.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { toPlanFacts } from '../model.ts';

/** Cards of the plans, each with the same facts in the same order. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  const { t, own } = texts();
  return (
    <section className="page mt-2" aria-labelledby="plans">
      <h2 id="plans" className="text-2xl">
        {t('service.plans')}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={`relative stack rounded-card border-1 p-5 ${plan.highlight ? 'border-primary bg-primary-tint' : 'border-line bg-raised'}`}
          >
            <h3 className="text-lg">{own(plan, 'name')}</h3>
            {plan.highlight && (
              <p className="pill-accent absolute left-5 top-0 middle-y">{t('service.popular')}</p>
            )}
            <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
              <span className="price text-3xl">{formatMnt(plan.fee)}</span>
              {plan.period === 'MONTH' ? (
                <span className="text-sm text-muted">{t('service.perMonth')}</span>
              ) : null}
            </p>
            <dl className="mt-5 border-t-1 border-line">
              {toPlanFacts(plan, t).map(({ label, value }) => (
                <div
                  key={label}
                  className="flex justify-between gap-2 border-b-1 border-line py-2.5 last:border-b-0"
                >
                  <dt className="shrink-0 text-muted">{label}</dt>
                  <dd className="numbers text-right font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
