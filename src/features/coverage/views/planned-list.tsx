import { formatDate, formatMonth } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import type { Planned } from '../model.ts';

interface PlannedListProps {
  planned: readonly Planned[];
  /** Whether each says in which area it is. */
  withArea?: boolean;
}

/** What opens, the soonest first. */
export function PlannedList({ planned, withArea = false }: PlannedListProps) {
  const { own, locale } = texts();
  return (
    <ul className="mt-2">
      {planned.map((site) => (
        <li
          key={`${site.area.id} ${site.generation} ${site.opens} ${site.nameMn}`}
          className="flex flex-wrap items-baseline gap-x-3 border-b-1 border-line py-2"
        >
          <span className="numbers w-36 shrink-0 font-medium">
            {(site.opens.length > 7 ? formatDate : formatMonth)(site.opens, locale)}
          </span>
          <span className="pill-info">{site.generation}</span>
          <span className="min-w-0 flex-1 basis-40">
            {own(site, 'name')}
            {withArea && <span className="text-muted">, {own(site.area, 'name')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
