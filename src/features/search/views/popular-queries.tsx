import { texts } from '#request/texts.ts';
import { listPopular } from '../popular.ts';

/** Each word as a link to what it finds. */
export function PopularWords() {
  const { locale } = texts();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {listPopular(locale).map((word) => (
        <li key={word}>
          <a href={`/search?q=${encodeURIComponent(word)}`} className="chip">
            {word}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function PopularQueries() {
  const { t } = texts();
  return (
    <section className="page mt-8" aria-labelledby="often">
      <h2 id="often" className="text-sm font-bold text-muted">
        {t('search.popular')}
      </h2>
      <PopularWords />
    </section>
  );
}
