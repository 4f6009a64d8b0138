import type { Branch } from '#contracts/content/places.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { formatDate } from '#i18n/format-date.ts';
import { toDayName } from '#i18n/day-name.ts';

function Row({
  day,
  hours,
  className,
}: {
  day: string;
  hours: string;
  className?: string | undefined;
}) {
  return (
    <>
      <dt className={className}>{day}</dt>
      <dd className={className}>{hours}</dd>
    </>
  );
}

export function HoursTable({ branch }: { branch: Branch }) {
  const { t, locale } = texts();
  const today = toUlaanbaatar(new Date());
  const toText = ({ open, close }: { open: string | null; close: string | null }) =>
    open && close ? `${open}–${close}` : t('branches.closed');
  const ahead = branch.exceptions.filter(({ date }) => date >= today.date).slice(0, 4);
  return (
    <dl className="numbers grid grid-cols-[1fr_auto] gap-y-2 pb-3 pt-1 text-sm text-muted">
      {branch.hours.map((hours, weekday) => (
        <Row
          key={weekday}
          day={toDayName(weekday, t)}
          hours={toText(hours)}
          className={weekday === today.weekday ? 'font-bold text-ink' : undefined}
        />
      ))}
      {ahead.map((day) => (
        <Row
          key={day.date}
          day={formatDate(day.date, locale)}
          hours={toText(day)}
          className="text-warning"
        />
      ))}
    </dl>
  );
}
