import type { Service, ServiceCategory } from '#contracts/content/services.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ServiceLink } from '#ui/service-link.tsx';
import { EditorsText } from '#ui/editors-text.tsx';
import { PlanCards } from './plan-cards.tsx';

function Faq({ faq }: { faq: Service['faq'] }) {
  const { t, own } = texts();
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="text-2xl">
        {t('service.faq')}
      </h2>
      <div className="mt-2">
        {faq.map((entry, i) => (
          <details key={i} className="group border-b-1 border-line">
            <summary
              className={`row tap justify-between gap-4 py-3.5 font-bold after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
            >
              {own(entry, 'question')}
            </summary>
            <p className="max-w-70ch pb-5 text-muted">{own(entry, 'answer')}</p>
          </details>
        ))}
      </div>
      <JsonLd
        content={{
          '@type': 'FAQPage',
          mainEntity: faq.map((entry) => ({
            '@type': 'Question',
            name: own(entry, 'question'),
            acceptedAnswer: { '@type': 'Answer', text: own(entry, 'answer') },
          })),
        }}
      />
    </section>
  );
}

/** The page of one service: description, plans, questions and answers. */
export function ServicePage({ service, id }: { service: Service; id: string }) {
  const { own } = texts();
  const path = `/service/${id}`;
  const title = own(service, 'title');
  return (
    <>
      <PageMeta title={title} description={own(service, 'lead')} />
      <PageHeader crumbs={[{ name: title, href: path }]} title={title} lead={own(service, 'lead')}>
        {service.cta && (
          <Link
            href={service.cta.link}
            className={`btn-primary mt-6 ${withEndIcon('arrow-right')}`}
          >
            {own(service.cta, 'text')}
          </Link>
        )}
        {service.cta && <ClosedNote href={service.cta.link} className="mt-2" />}
      </PageHeader>
      {service.plans.length > 0 && <PlanCards service={service} serviceId={id} />}
      <div className="page section grid items-start gap-10 lg:grid-cols-[1.5fr_1fr] xl:gap-16">
        <EditorsText html={own(service, 'body')} />
        <div className="stack gap-8">
          {service.image && (
            <img
              src={service.image}
              alt=""
              width="960"
              height="540"
              loading="lazy"
              className="aspect-[16/9] w-full rounded-card bg-sunken object-cover"
            />
          )}
          <Faq faq={service.faq} />
        </div>
      </div>
    </>
  );
}

export function ServiceSkeleton() {
  return (
    <div className="page pt-20">
      <div className="skeleton h-14 max-w-140" />
      <div className="skeleton mt-5 h-16 max-w-150" />
      <div className="mt-12 grid gap-4 sm:grid-cols-3">
        <div className="skeleton h-80 rounded-card" />
        <div className="skeleton h-80 rounded-card" />
        <div className="skeleton h-80 rounded-card" />
      </div>
      <div className="skeleton mt-12 h-120" />
    </div>
  );
}

/** Links to the other services of the same category. */
export function ServiceNeighbours({
  categories,
  id,
}: {
  categories: ServiceCategory[];
  id: string;
}) {
  const { t } = texts();
  const category = categories.find(({ children }) => children.some((child) => child.id === id));
  const others = category?.children.filter((child) => child.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="others">
      <h2 id="others" className="text-2xl">
        {t('service.others')}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {others.map((child, i) => (
          <li key={i}>
            <ServiceLink child={child} className="btn-quiet" />
          </li>
        ))}
      </ul>
    </section>
  );
}
