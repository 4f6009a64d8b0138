import { texts } from '#request/texts.ts';
import { levelLooks } from '../levels.ts';
import type { Level } from '../model.ts';

const levels = Object.keys(levelLooks) as Level[];

/** What the shades mean. */
export function Legend() {
  const { t } = texts();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {levels.map((level) => (
        <li key={level} className="row gap-2">
          <span
            aria-hidden="true"
            className={`h-4 w-6 rounded ${level === 'UNKNOWN' ? '' : 'border-1 border-edge'} ${levelLooks[level].cell}`}
          />
          {t(levelLooks[level].name)}
        </li>
      ))}
    </ul>
  );
}
