import { texts } from '#request/texts.ts';
import { withIcon } from './with-icon.ts';

/** The content of a page that was not found; the route sets the status. */
export function NotFound() {
  const { t } = texts();
  return (
    <div className="page stack items-start gap-5 py-16 sm:py-24">
      <p className="price text-4xl text-primary">404</p>
      <h1 tabIndex={-1} className="text-4xl">
        {t('notFound.title')}
      </h1>
      <p className="lead">{t('notFound.text')}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/" className={`btn-primary ${withIcon('house')}`}>
          {t('error.home')}
        </a>
        <a href="/search" className={`btn-line ${withIcon('search')}`}>
          {t('nav.search')}
        </a>
      </div>
    </div>
  );
}
