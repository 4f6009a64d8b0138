import type { NewsCard as News } from '#contracts/content/news.ts';
import { formatDate } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#i18n/texts.ts';
import { toTagKey } from '../model.ts';

interface NewsCardProps {
  news: News;
  /** The first ones of a page are fetched at once. */
  eager?: boolean;
  level?: 'h2' | 'h3';
}

export function NewsCard({ news, eager, level: Heading = 'h3' }: NewsCardProps) {
  const { t, own } = texts();
  return (
    <article className="group relative stack h-full">
      <div className="overflow-hidden rounded-card bg-sunken">
        <img
          src={news.cover}
          alt=""
          width="960"
          height="540"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-[16/9] w-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={news.publishedAt} className="numbers">
          {formatDate(news.publishedAt)}
        </time>
        {news.tags[0] && <span className="font-600 text-primary">{t(toTagKey(news.tags[0]))}</span>}
      </p>
      <Heading className="mt-1.5 text-lg leading-snug">
        <a href={`/news/${news.id}`} className="cover-link group-hover:text-primary">
          {own(news, 'title')}
        </a>
      </Heading>
      <p className="mt-1.5 line-clamp-2 text-muted">{own(news, 'lead')}</p>
    </article>
  );
}
