import type { ServiceCategory } from '#contracts/content/services.ts';
import type { Read } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Section } from '#ui/section.tsx';
import { ServiceLink } from '#ui/service-link.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';

const grid = 'grid items-start gap-5 sm:grid-cols-2';

function Category({ category }: { category: ServiceCategory }) {
  const { own } = texts();
  return (
    <section className="card p-5 sm:p-6" aria-labelledby={`services-${category.id}`}>
      <h2
        id={`services-${category.id}`}
        className={`row gap-3 text-xl before:text-2xl before:text-primary ${withIconOf(category.icon)}`}
      >
        <IconPicture icon={category.icon} />
        {own(category, 'name')}
      </h2>
      <ul className="mt-3">
        {category.children.map((child, i) => (
          <li key={i} className="border-t-1 border-line first:border-t-0">
            <ServiceLink
              child={child}
              className="row tap py-2 hover:text-primary hover:underline"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every service, by category. */
export function ServiceList({ read }: { read: Read<ServiceCategory[]> }) {
  const { t } = texts();
  const columns = requestContext().mode === 'kiosk' ? grid : `${grid} lg:grid-cols-3`;
  return (
    <div className="page pb-12">
      <Section
        read={read}
        skeleton={<SkeletonGrid count={9} className={columns} item="h-80" />}
        failed={<Failed title={t('error.categories')} />}
      >
        {(categories) =>
          categories.length === 0 ? (
            <Empty icon="package-open" title={t('service.none')} text={t('service.noneText')} />
          ) : (
            <div className={columns}>
              {categories.map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </div>
          )
        }
      </Section>
    </div>
  );
}
