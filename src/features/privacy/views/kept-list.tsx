import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { type Counts, type Part, parts, type Retention } from '../model.ts';

const dayMs = 24 * 60 * 60_000;

/** How long something is kept without its owner, by the retention table: years, or days. */
function toTime(ms: number): string {
  const { t } = texts();
  const days = Math.round(ms / dayMs);
  return days >= 730
    ? t('data.years', { count: Math.round(days / 365.25) })
    : t('data.days', { count: days });
}

/** What stays without its owner, as the retention table says, with the longest time of it. */
export function listKept(retention: Retention): { part: Part; ms: number }[] {
  return parts.flatMap((part) => {
    const lines = Object.values(retention).filter((line) => line.part === part);
    const times = lines.flatMap(({ onDeletion = 'gone', ends = [] }) =>
      onDeletion === 'gone' || part === 'home' ? [] : ends.map(({ ms }) => ms),
    );
    return times.length > 0 ? [{ part, ms: Math.max(...times) }] : [];
  });
}

/** Of what there is, where that is known still. */
export function KeptList({ retention, counts }: { retention: Retention; counts?: Counts }) {
  const { t } = texts();
  const kept = listKept(retention).filter(({ part }) => !counts || counts[part] !== undefined);
  if (kept.length === 0) return <p className="mt-2 text-muted">{t('data.nothing')}</p>;
  return (
    <ul className="mt-2 list-none p-0">
      {kept.map(({ part, ms }) => (
        <li key={part} className="flex justify-between gap-4 border-b-1 border-line py-2.5">
          <span>{t(`data.part.${part}`)}</span>
          <span className="numbers shrink-0 font-bold">{toTime(ms)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a customer is told who has deleted their data. */
export function Done({ retention }: { retention: Retention }) {
  const { t } = texts();
  return (
    <div
      role="status"
      className={`card max-w-180 p-5 sm:p-6 before:text-3xl before:text-success ${withIcon('circle-check')}`}
    >
      <p className="mt-2">{t('data.done.text')}</p>
      <KeptList retention={retention} />
      <p className="mt-4">{t('data.done.open')}</p>
    </div>
  );
}
