import { newsPageSize, toPageNumber } from '#features/news/model.ts';
import { NewsList } from '#features/news/views/news-list.tsx';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { readNewsList } from '#services/news-pages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { route } from '#waku.ts';

export default async function NewsPage() {
  const { t } = texts();
  const page = toPageNumber(requestContext().page.query.get('page'));
  const news = await readNewsList({ page, size: newsPageSize });
  return (
    <>
      <PageMeta title={t('news.title')} description={t('news.lead')} keep={['page']} />
      <PageHeader
        crumbs={[{ name: t('news.title'), href: '/news' }]}
        title={t('news.title')}
        lead={t('news.lead')}
        endsFirstScreen={false}
      />
      <NewsList read={news} page={page} />
    </>
  );
}
export const getConfig = route('/news');
