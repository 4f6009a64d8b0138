import type { NewsArticle } from '#contracts/content/news.ts';
import { brand } from '#domain/brand.ts';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { Breadcrumbs } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EditorsText } from '#ui/editors-text.tsx';
import { toTagKey } from '../model.ts';

export function Article({ news }: { news: NewsArticle }) {
  const { t, own, locale } = texts();
  const { origin } = requestContext();
  const title = own(news, 'title');
  const changedAt = news.updatedAt ?? news.publishedAt;
  return (
    <article className="page pt-6 sm:pt-8">
      <PageMeta
        title={title}
        description={own(news, 'lead')}
        path={`/news/${news.id}`}
        type="article"
        {...(news.cover && { image: news.cover })}
      />
      <JsonLd
        content={{
          '@type': 'NewsArticle',
          headline: title,
          description: own(news, 'lead'),
          ...(news.cover && { image: [new URL(news.cover, origin).href] }),
          ...(news.publishedAt && { datePublished: news.publishedAt }),
          ...(changedAt && { dateModified: changedAt }),
          author: { '@type': 'Organization', name: own(brand, 'name'), url: origin },
          publisher: { '@type': 'Organization', name: own(brand, 'name'), url: origin },
          mainEntityOfPage: `${origin}/news/${news.id}`,
        }}
      />
      <Breadcrumbs
        crumbs={[
          { name: t('news.title'), href: '/news' },
          { name: title, href: `/news/${news.id}` },
        ]}
      />
      <header className="mx-auto mt-6 max-w-180">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          {news.publishedAt && (
            <time dateTime={news.publishedAt} className="numbers">
              {formatDate(news.publishedAt, locale)}
            </time>
          )}
          {news.tags.slice(0, 3).map((tag) => (
            <span key={tag} className="pill-info">
              {t(toTagKey(tag))}
            </span>
          ))}
        </p>
        <h1 tabIndex={-1} className="mt-3 text-4xl">
          {title}
        </h1>
        {own(news, 'lead') && <p className="lead mt-4">{own(news, 'lead')}</p>}
      </header>
      {news.cover && (
        <img
          src={news.cover}
          alt=""
          width="960"
          height="540"
          fetchPriority="high"
          className="mx-auto mt-8 aspect-[16/9] w-full max-w-240 rounded-card bg-sunken object-cover"
        />
      )}
      <div className="mx-auto mt-8 max-w-180">
        <EditorsText html={own(news, 'body')} className="text-lg" />
      </div>
    </article>
  );
}

export function ArticleSkeleton() {
  return (
    <div className="page pt-20">
      <div className="mx-auto max-w-180">
        <div className="skeleton h-5 w-40" />
        <div className="skeleton mt-4 h-24 w-full" />
        <div className="skeleton mt-4 h-14 w-full" />
      </div>
      <div className="skeleton mx-auto mt-8 aspect-[16/9] w-full max-w-240 rounded-card" />
      <div className="skeleton mx-auto mt-8 h-120 max-w-180" />
    </div>
  );
}
