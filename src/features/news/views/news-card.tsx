import type { NewsCard as News } from '#contracts/content/news.ts';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { toTagKey } from '../model.ts';

interface NewsCardProps {
  news: News;
  /** For the first cards of a page, whose pictures are not loaded lazily. */
  eager?: boolean;
  level?: 'h2' | 'h3';
  /** It leads a list: on a wide screen its words stand beside a large picture. */
  isLead?: boolean;
}

/** As large as a picture, so that the cards of a list stand in line. */
const NoPicture = () => (
  <div
    className={`row aspect-[4/3] w-full justify-center text-2xl text-muted sm:aspect-[16/9] ${withIcon('newspaper')}`}
  />
);

/** An article in a list. On a phone it is a row with a small picture, so that a screen shows more articles. */
export function NewsCard({ news, eager, level: Heading = 'h3', isLead = false }: NewsCardProps) {
  const { t, own, locale } = texts();
  return (
    <article
      className={`group relative grid h-full grid-cols-[minmax(0,1fr)_7rem] gap-4 sm:flex sm:flex-col sm:gap-0 ${isLead ? 'lg:flex-row lg:items-center lg:gap-10' : ''}`}
    >
      <div
        className={`overflow-hidden rounded-control bg-sunken max-sm:self-start max-sm:[grid-area:1/2] sm:rounded-card ${isLead ? 'lg:w-3/5 lg:shrink-0' : ''}`}
      >
        {news.cover ? (
          <img
            src={news.cover}
            alt=""
            width="960"
            height="540"
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-[4/3] w-full object-cover transition-transform duration-250 group-hover:scale-103 sm:aspect-[16/9]"
          />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted sm:mt-4">
          {news.publishedAt && (
            <time dateTime={news.publishedAt} className="numbers">
              {formatDate(news.publishedAt, locale)}
            </time>
          )}
          {news.tags[0] && (
            <span className="font-bold text-primary">{t(toTagKey(news.tags[0]))}</span>
          )}
        </p>
        <Heading className={`mt-1.5 leading-snug ${isLead ? 'text-lg sm:text-2xl' : 'text-lg'}`}>
          <a href={`/news/${news.id}`} className="cover-link group-hover:text-primary">
            {own(news, 'title')}
          </a>
        </Heading>
        <p className="mt-1.5 line-clamp-2 text-muted">{own(news, 'lead')}</p>
      </div>
    </article>
  );
}
