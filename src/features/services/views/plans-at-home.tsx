import type { Plan, Service } from '#contracts/content/services.ts';
import { formatMnt } from '#domain/money.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { toPlanHref, toPlanLine } from '../model.ts';

const grid = 'grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]';
const shown = 5;

function PlanLink({ plan, href }: { plan: Plan; href: string }) {
  const { t, own } = texts();
  return (
    <li className={`card-link relative p-4 sm:p-5 ${plan.highlight ? 'bg-primary-tint' : ''}`}>
      <h3 className="text-base">
        <a href={href} rel="nofollow" className="cover-link">
          {own(plan, 'name')}
        </a>
      </h3>
      {plan.highlight && (
        <p className="pill-accent absolute right-4 top-0 middle-y">{t('service.popular')}</p>
      )}
      <p className="mt-1">
        <span className="price text-xl">{formatMnt(plan.fee)}</span>{' '}
        <span className="text-sm text-muted">{t('service.perMonth')}</span>
      </p>
      <p className="numbers mt-1 text-sm text-muted">{toPlanLine(plan, t)}</p>
      <ClosedNote href={href} />
    </li>
  );
}

/** The plans of a month with their prices; nothing, not even the heading, where there are none, or the service fails. */
export function PlansAtHome({ read, id }: { read: Read<Service>; id: string }) {
  const { t, own } = texts();
  return (
    <Section
      read={read}
      skeleton={
        <div className="page section">
          <SkeletonGrid count={shown} className={grid} item="h-36" />
        </div>
      }
      failed={null}
    >
      {(service) => {
        const plans = service.plans.flatMap((plan) => {
          const href = plan.period === 'MONTH' ? toPlanHref(plan, service.cta) : null;
          return href === null ? [] : [{ plan, href }];
        });
        if (plans.length === 0) return null;
        return (
          <section className="page section">
            <SectionTitle
              title={own(service, 'title')}
              lead={own(service, 'lead')}
              more={{ href: `/service/${id}`, name: t('home.comparePlans') }}
            />
            <ul className={grid}>
              {plans.slice(0, shown).map((one) => (
                <PlanLink key={one.plan.id} {...one} />
              ))}
            </ul>
          </section>
        );
      }}
    </Section>
  );
}
