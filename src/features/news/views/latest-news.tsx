import type { NewsCard as News } from '#contracts/content/news.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { NewsCard } from './news-card.tsx';

const grid = 'grid gap-x-6 gap-y-8 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-3';

interface LatestNewsProps {
  read: Read<{ items: News[] }>;
  /** The id of the article that the list stands under, which is left out. */
  besides?: string;
}

export function LatestNews({ read, besides }: LatestNewsProps) {
  const { t } = texts();
  return (
    <section className="page section">
      <SectionTitle
        title={t(besides ? 'news.more' : 'home.news')}
        more={{ href: '/news', name: t('home.allNews') }}
      />
      <Section
        read={read}
        skeleton={<SkeletonGrid count={3} className={grid} item="h-36 sm:h-86" />}
      >
        {({ items }) => (
          <ul className={grid}>
            {items
              .filter(({ id, slug }) => id !== besides && slug !== besides)
              .slice(0, 3)
              .map((news) => (
                <li key={news.id}>
                  <NewsCard news={news} />
                </li>
              ))}
          </ul>
        )}
      </Section>
    </section>
  );
}
