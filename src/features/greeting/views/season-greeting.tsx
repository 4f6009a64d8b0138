import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { findClosedHref } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { firstOf, isInSeason, toNextOccasion, toPicture } from '../model.ts';

/** From December to March: the way to a greeting card, with the picture of the new year that comes next. */
export function SeasonGreeting({ now = new Date() }: { now?: Date }) {
  const { t } = texts();
  const { date } = toUlaanbaatar(now);
  if (!isInSeason(date) || findClosedHref('/new-year-greeting')) return null;
  const occasion = toNextOccasion(date);
  return (
    <section className="page section">
      <div className="card-link relative overflow-hidden sm:flex">
        <img
          src={toPicture(firstOf[occasion])}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          className="block h-auto w-full object-cover sm:w-2/5"
        />
        <div className="min-w-0 flex-1 self-center p-6 sm:p-10">
          <h2 className="text-2xl">{t(`greeting.door.${occasion}`)}</h2>
          <p className="mt-2 max-w-56ch text-muted">{t('flow.greeting.text')}</p>
          <a
            href="/new-year-greeting"
            className={`cover-link line-link mt-3 gap-1.5 text-link ${withEndIcon('arrow-right')}`}
          >
            {t('greeting.door.open')}
          </a>
        </div>
      </div>
    </section>
  );
}
