import type { Plan, Service } from '#contracts/content/services.ts';
import {
  type Compared,
  comparedPlanField,
  plansOfField,
  toComparePlansHref,
} from '#domain/compared.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { CompareAnother, CompareNotes } from '#ui/compare-parts.tsx';
import { CompareHead, CompareTable } from '#ui/compare-table.tsx';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { toComparedPlanRows, toPlanHref } from '../model.ts';

interface HeadProps {
  plan: Plan;
  href: string | null;
  /** The comparison without it. */
  withoutHref: string;
}

function Head({ plan, href, withoutHref }: HeadProps) {
  const { t, own } = texts();
  const name = own(plan, 'name');
  return (
    <CompareHead>
      <span className="text-lg font-bold">{name}</span>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="price text-lg">{formatMnt(plan.fee)}</span>
        {plan.period === 'MONTH' && (
          <span className="text-sm text-muted">{t('service.perMonth')}</span>
        )}
      </span>
      {href && (
        <a
          href={href}
          rel="nofollow"
          aria-label={`${t('service.choose')}: ${name}`}
          className="btn-primary px-3 text-sm"
        >
          {t('service.choose')}
        </a>
      )}
      <a
        href={withoutHref}
        aria-label={t('compare.remove', { name })}
        className="line-link text-sm text-muted hover:underline"
      >
        {t('cart.remove')}
      </a>
      {plan.highlight && <span className="pill-accent self-start">{t('service.popular')}</span>}
    </CompareHead>
  );
}

interface ComparePlansProps extends Compared {
  serviceId: string;
  service: Service;
}

/** Plans of one service side by side; one that it does not have is left out, and said. */
export function ComparePlans({ service, serviceId, ids, isCut }: ComparePlansProps) {
  const { t, own } = texts();
  const plans = ids.flatMap((id) => service.plans.find((one) => one.id === id) ?? []);
  const count = plans.length;
  const chosen = plans.map(({ id }) => id);
  return (
    <div className="page pb-16">
      <CompareNotes count={count} isCut={isCut} isLacking={count < ids.length} />
      {count === 0 ? (
        <Empty icon="arrow-left-right" title={t('compare.empty')} text={t('compare.emptyPlans')} />
      ) : (
        <CompareTable
          heads={plans.map((plan) => (
            <Head
              key={plan.id}
              plan={plan}
              href={toPlanHref(plan, service.cta)}
              withoutHref={toComparePlansHref(
                serviceId,
                chosen.filter((id) => id !== plan.id),
              )}
            />
          ))}
          rows={toComparedPlanRows(plans, t)}
        />
      )}
      <CompareAnother
        kept={[
          [plansOfField, serviceId],
          ...chosen.map((id): [string, string] => [comparedPlanField, id]),
        ]}
        field={comparedPlanField}
        label={t(count === 0 ? 'compare.choosePlan' : 'compare.another')}
        count={count}
        offered={service.plans
          .filter(({ id }) => !chosen.includes(id))
          .map((one) => ({ id: one.id, name: own(one, 'name') }))}
      />
      <p className="mt-6">
        <a href={`/service/${encodeURIComponent(serviceId)}`} className="line-link text-link">
          {own(service, 'title')}
        </a>
      </p>
    </div>
  );
}

/** In place of plans of a service that there is not, or that cannot be read now. */
export function NoPlans() {
  const { t } = texts();
  return (
    <div className="page pb-16">
      <Empty icon="arrow-left-right" title={t('compare.empty')} text={t('compare.lacking')}>
        <a href="/service" className="btn-primary mt-2">
          {t('nav.services')}
        </a>
      </Empty>
    </div>
  );
}

export function ComparePlansHeader({ href }: { href: string }) {
  const { t } = texts();
  return (
    <>
      <PageMeta title={t('compare.plans')} description={t('compare.plansLead')} noIndex />
      <PageHeader
        crumbs={[
          { name: t('nav.services'), href: '/service' },
          { name: t('compare.title'), href },
        ]}
        title={t('compare.plans')}
        lead={t('compare.plansLead')}
      />
    </>
  );
}
