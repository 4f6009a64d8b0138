import type { NewsCard as News } from '#contracts/content/news.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { Paging } from '#ui/paging.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { newsPageSize } from '../model.ts';
import { NewsCard } from './news-card.tsx';

const grid = 'grid gap-x-6 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** The newest article has a row of its own, so that the first page leads with it. */
const lead = 'sm:col-span-full';

/** A page past the last one links to the first; where there are no articles at all, there is no link. */
function NoNews({ page }: { page: number }) {
  const { t } = texts();
  if (page === 1) {
    return <Empty icon="newspaper" title={t('news.empty')} text={t('news.emptyText')} />;
  }
  return (
    <Empty icon="newspaper" title={t('notFound.title')} text={t('news.pastEnd')}>
      <a href="/news" className="btn-primary">
        {t('home.allNews')}
      </a>
    </Empty>
  );
}

export function NewsList({
  read,
  page,
}: {
  read: Read<{ items: News[]; total: number | null }>;
  page: number;
}) {
  return (
    <div className="page">
      <Section
        read={read}
        skeleton={
          <>
            <FirstScreenEnd />
            <SkeletonGrid count={newsPageSize} className={grid} item="h-36 sm:h-86" />
          </>
        }
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <NoNews page={page} />
          ) : (
            <>
              <ul className={grid}>
                {items.map((news, i) => (
                  <li
                    key={news.id}
                    className={`min-w-0 ${i < 4 ? '' : 'later [--later:132px]'} ${page === 1 && i === 0 ? lead : ''}`}
                  >
                    <NewsCard news={news} eager={i < 3} level="h2" isLead={page === 1 && i === 0} />
                    {i === 1 && <FirstScreenEnd />}
                  </li>
                ))}
              </ul>
              <Paging page={page} total={Math.ceil((total ?? items.length) / newsPageSize)} />
            </>
          )
        }
      </Section>
    </div>
  );
}
