import type { ReactNode } from 'react';
import type { ServiceCategory } from '#contracts/content/services.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { Failed } from '#ui/failed.tsx';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';

const grid = 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4';

function Category({ category }: { category: ServiceCategory }) {
  return (
    <li>
      <a
        href={`/service#services-${category.id}`}
        className={`row tap gap-3 border-t-1 border-line py-3 font-bold before:text-2xl before:text-primary hover:text-primary ${withIconOf(category.icon)}`}
      >
        <IconPicture icon={category.icon} />
        {texts().own(category, 'name')}
      </a>
    </li>
  );
}

/** Of the site itself, which no list of a service has to name. */
const ownPages = [
  ['/trade-in', 'tradeIn.door'],
  ['/coverage', 'coverage.title'],
] as const;

function OwnPages() {
  const { t } = texts();
  return (
    <p className="flex flex-wrap gap-x-6 border-t-1 border-line pt-3">
      {ownPages.map(([href, title]) => (
        <span key={href}>
          <a href={href} className="line-link text-link">
            {t(title)}
          </a>
          <ClosedNote href={href} />
        </span>
      ))}
    </p>
  );
}

/** The kinds of services, each as one link to its part of the list; nothing, not even the heading, where there are none. */
export function ServicesByCategory({ read }: { read: Read<ServiceCategory[]> }) {
  const { t } = texts();
  const under = (content: ReactNode) => (
    <section className="page section later [--later:820px]">
      <SectionTitle
        title={t('home.services')}
        more={{ href: '/service', name: t('home.seeAll') }}
      />
      {content}
      <OwnPages />
    </section>
  );
  return (
    <Section
      read={read}
      skeleton={under(<SkeletonGrid count={8} className={`${grid} gap-y-4`} item="h-12" />)}
      failed={under(<Failed title={t('error.categories')} />)}
    >
      {(categories) =>
        categories.length > 0 &&
        under(
          <ul className={grid}>
            {categories.slice(0, 8).map((category) => (
              <Category key={category.id} category={category} />
            ))}
          </ul>,
        )
      }
    </Section>
  );
}
