import type { ReactNode } from 'react';
import type { NewsCard as News } from '#contracts/content/news.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
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

/** Three articles; nothing, not even the heading, where there are none. */
export function LatestNews({ read, besides }: LatestNewsProps) {
  const { t } = texts();
  const under = (content: ReactNode) => (
    <section className="page section">
      <SectionTitle
        title={t(besides ? 'news.more' : 'home.news')}
        more={{ href: '/news', name: t('home.allNews') }}
      />
      {content}
    </section>
  );
  return (
    <Section
      read={read}
      skeleton={under(<SkeletonGrid count={3} className={grid} item="h-36 sm:h-86" />)}
      failed={under(<Failed />)}
    >
      {({ items }) => {
        const others = items.filter(({ id, slug }) => id !== besides && slug !== besides);
        if (others.length === 0) return null;
        return under(
          <ul className={grid}>
            {others.slice(0, 3).map((news) => (
              <li key={news.id}>
                <NewsCard news={news} />
              </li>
            ))}
          </ul>,
        );
      }}
    </Section>
  );
}
