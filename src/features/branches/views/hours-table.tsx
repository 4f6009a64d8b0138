import type { Branch } from '#contracts/content/places.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { toDayName } from './opening-line.tsx';

export function HoursTable({ branch }: { branch: Branch }) {
  const { t } = texts();
  const today = toUlaanbaatar(new Date());
  const toText = ({ open, close }: { open: string | null; close: string | null }) =>
    open && close ? `${open}–${close}` : t('branches.closed');
  const ahead = branch.exceptions.filter(({ date }) => date >= today.date).slice(0, 4);
  return (
    <dl className="numbers pb-2 text-sm">
      {branch.hours.map((hours, weekday) => (
        <div
          key={weekday}
          className={`flex justify-between py-1 ${weekday === today.weekday ? 'font-bold' : 'text-muted'}`}
        >
          <dt>{toDayName(weekday, t)}</dt>
          <dd>{toText(hours)}</dd>
        </div>
      ))}
      {ahead.map((day) => (
        <div key={day.date} className="flex justify-between py-1 text-warning">
          <dt>{day.date.replaceAll('-', '.')}</dt>
          <dd>{toText(day)}</dd>
        </div>
      ))}
    </dl>
  );
}
