import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { generations } from '#domain/generations.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { levelLooks } from '../levels.ts';
import { findBest, type Planned, toReach } from '../model.ts';
import { PlannedList } from './planned-list.tsx';

interface PlaceAnswerProps {
  area: CoverageArea;
  planned: readonly Planned[];
}

/** What the network is like at one place: the newest generation first and large, then all of them, then what comes. */
export function PlaceAnswer({ area, planned }: PlaceAnswerProps) {
  const { t, own } = texts();
  const best = findBest(area);
  const reach = best && toReach(area, best);
  return (
    <section aria-labelledby="place" className="card stack gap-4 p-5">
      <div>
        <h2 id="place" tabIndex={-1} className="scroll-mt-24 text-lg text-muted">
          {own(area, 'name')}
        </h2>
        <p className="mt-1 text-3xl font-bold" role="status">
          {best && reach
            ? `${best}: ${t(levelLooks[reach.level].name)}`
            : t(area.reach.length > 0 ? 'coverage.noNetwork' : 'coverage.notKnown')}
        </p>
        {reach && reach.percent !== null && (
          <p className="numbers text-muted">
            {t('coverage.ofPeople', { percent: Math.round(reach.percent) })}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-4 gap-1.5 text-center text-sm">
        {generations.map((one) => {
          const found = toReach(area, one);
          const look = levelLooks[found.level];
          return (
            <div
              key={one}
              className={`stack rounded-control border-1 border-line px-0.5 py-2 ${look.cell}`}
            >
              <dt className="font-bold">{one}</dt>
              <dd>{t(look.short)}</dd>
            </div>
          );
        })}
      </dl>
      {planned.length > 0 && (
        <div>
          <h3 className="text-base">{t('coverage.planned')}</h3>
          <PlannedList planned={planned} />
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a
          href="/home-internet"
          className={`row tap gap-1.5 font-bold text-primary hover:underline ${withEndIcon('arrow-right')}`}
        >
          {t('coverage.homeInternet')}
        </a>
        <a
          href="/service-branches"
          className={`row tap gap-1.5 font-bold text-primary hover:underline ${withEndIcon('arrow-right')}`}
        >
          {t('coverage.branches')}
        </a>
      </p>
    </section>
  );
}
