import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { readLatestActs } from '../store.ts';

/** What staff have done, the latest first. */
export async function LatestActs() {
  const { t, locale } = texts();
  const acts = await readLatestActs();
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="acts" className="section">
      <h2 id="acts" className="text-2xl">
        {t('staff.acts')}
      </h2>
      <ol className="m-0 mt-5 grid list-none gap-4 p-0">
        {acts.map(({ at, who, act, subject, reason }) => (
          <li key={`${at} ${subject}`} className="border-l-4 border-line pl-4">
            <p className="numbers text-sm text-muted">
              {formatDateTime(at, locale)} · {act} · {subject.slice(0, 8)}
            </p>
            <p className="[overflow-wrap:anywhere]">
              <span className="font-bold">{who}</span>: {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
