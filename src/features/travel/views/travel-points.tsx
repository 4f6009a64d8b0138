import type { TravelPoint } from '#contracts/content/places.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { withIcon } from '#ui/with-icon.ts';

const kinds = [
  { kind: 'AIRPORT', icon: 'plane' },
  { kind: 'BORDER', icon: 'flag' },
  { kind: 'HOTEL', icon: 'bed-double' },
  { kind: 'OTHER', icon: 'map-pin' },
] as const;

/** The kinds that can be chosen. */
export const travelKinds = ['AIRPORT', 'BORDER', 'HOTEL'] as const;

/** The choice of a kind, as links: each has an address of its own. */
export function TravelKinds({ chosen }: { chosen: TravelPoint['kind'] | undefined }) {
  const { t } = texts();
  return (
    <nav aria-label={t('travel.kinds')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...travelKinds].map((kind) => (
          <li key={kind ?? 'all'}>
            <a
              href={kind ? `/travel-points?kind=${kind}` : '/travel-points'}
              aria-current={kind === chosen ? 'true' : undefined}
              className="chip"
            >
              {t(kind ? `travel.kind.${kind}` : 'travel.all')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TravelPoints({ points }: { points: readonly TravelPoint[] }) {
  const { t, own } = texts();
  if (points.length === 0) {
    return <Empty icon="plane" title={t('travel.empty')} text={t('travel.lead')} />;
  }
  return kinds.map(({ kind, icon }) => {
    const ofKind = points.filter((point) => point.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} className="mb-12" aria-labelledby={kind}>
        <h2 id={kind} className={`row gap-3 text-2xl before:text-primary ${withIcon(icon)}`}>
          {t(`travel.kind.${kind}`)}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {ofKind.map((point) => (
            <li key={point.id} className="card p-5">
              <h3 className="text-lg">{own(point, 'name')}</h3>
              <p className="mt-1 text-muted">{own(point, 'address')}</p>
              {own(point, 'hours') && (
                <p className={`numbers mt-3 row gap-2 text-sm font-bold ${withIcon('clock')}`}>
                  {own(point, 'hours')}
                </p>
              )}
              {point.branchId && (
                <a
                  href={`/service-branches?all=1#${point.branchId}`}
                  className="row tap mt-1 text-sm text-link"
                >
                  {t('branches.hours')}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
