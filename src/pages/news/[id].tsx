import { Article, ArticleSkeleton } from '#features/news/views/article.tsx';
import { LatestNews } from '#features/news/views/latest-news.tsx';
import { readNewsArticle } from '#services/content.ts';
import { readNewsList } from '#services/news-pages.ts';
import { isListed } from '#services/listings.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function ArticlePage({ id }: { id: string }) {
  const [article, latest] = await Promise.all([
    readNewsArticle(id),
    readNewsList({ page: 1, size: 12 }),
  ]);
  return (
    <>
      <WholePage
        isListed={() => isListed('news', `/news/${id}`)}
        read={article}
        skeleton={<ArticleSkeleton />}
      >
        {(news) => <Article news={news} />}
      </WholePage>
      <LatestNews read={latest} besides={id} />
    </>
  );
}
export const getConfig = route('/news/[id]');
