import { texts } from '#i18n/texts.ts';
import type { FoundBranch } from '../model.ts';

// Mongolia, with a little air around it.
const bounds = { west: 87.2, east: 120.3, south: 41.2, north: 52.4 };
const width = 1000;
const height = 470;
const toX = (lng: number) => ((lng - bounds.west) / (bounds.east - bounds.west)) * width;
const toY = (lat: number) => ((bounds.north - lat) / (bounds.north - bounds.south)) * height;

/** A plain picture of where the branches lie; the list above says the same in words. */
export function BranchMap({ found }: { found: readonly FoundBranch[] }) {
  const { t, own } = texts();
  if (found.length === 0) return null;
  return (
    <section className="mt-12" aria-label={t('branches.map')}>
      <h2 className="text-2xl">{t('branches.map')}</h2>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('branches.map')}
        className="mt-4 w-full rounded-card bg-primary-tint"
      >
        <path
          d="M30 150C110 60 190 90 250 120S350 40 420 60 560 100 640 90 760 40 830 90 960 150 970 190 900 250 880 280 800 330 740 360 600 430 520 420 380 410 330 370 210 350 160 310 60 240 30 150Z"
          className="fill-surface stroke-line"
          strokeWidth="2"
        />
        {found.map(({ branch, opening }) => (
          <circle
            key={branch.id}
            cx={toX(branch.lng).toFixed(1)}
            cy={toY(branch.lat).toFixed(1)}
            r="7"
            strokeWidth="2"
            className={`stroke-surface ${opening.state === 'open' ? 'fill-success' : 'fill-muted'}`}
          >
            <title>{own(branch, 'name')}</title>
          </circle>
        ))}
      </svg>
    </section>
  );
}
