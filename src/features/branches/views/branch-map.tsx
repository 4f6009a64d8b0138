import { toMapPicture } from '#domain/map-picture.ts';
import { texts } from '#request/texts.ts';
import { mapsKey } from '#services/places.ts';
import { border } from '../mongolia.ts';
import type { FoundBranch } from '../model.ts';

// Mongolia with a small margin, in degrees.
const bounds = { west: 87.2, east: 120.3, south: 41.2, north: 52.4 };
const width = 1000;
const height = 470;
const radius = 7;
const toX = (lng: number) => ((lng - bounds.west) / (bounds.east - bounds.west)) * width;
const toY = (lat: number) => ((bounds.north - lat) / (bounds.north - bounds.south)) * height;

const borderPath = `M${border.map(([lng, lat]) => `${Math.round(toX(lng))} ${Math.round(toY(lat))}`).join('L')}Z`;

const toDots = (found: readonly FoundBranch[]) =>
  found
    .map(({ branch: { lat, lng } }) => {
      if (lat === null || lng === null) return '';
      const [x, y] = [toX(lng) - radius, toY(lat)];
      return `M${x.toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
    })
    .join('');

/** A map of the branches, of the maps service where there is a key for it; the list above has the same information as text. */
export function BranchMap({ found }: { found: readonly FoundBranch[] }) {
  const { t } = texts();
  const placed = found.flatMap(({ branch: { lat, lng } }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (placed.length === 0) return null;
  const key = mapsKey();
  const open = found.filter(({ opening }) => opening?.state === 'open');
  const closed = found.filter(({ opening }) => opening?.state !== 'open');
  return (
    <section className="mt-12" aria-label={t('branches.map')}>
      <h2 className="text-2xl">{t('branches.map')}</h2>
      {key ? (
        <img
          src={toMapPicture(key, placed)}
          alt={t('branches.map')}
          width="1280"
          height="600"
          loading="lazy"
          className="mt-4 h-auto w-full rounded-card bg-primary-tint"
        />
      ) : (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('branches.map')}
          className="mt-4 w-full rounded-card bg-primary-tint"
        >
          <path
            d={borderPath}
            className="fill-surface stroke-line"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          {/* One path per colour: React might stream single dots in parts, hidden by inline styles, which the CSP forbids. */}
          <path
            d={toDots(closed)}
            className="fill-muted stroke-surface"
            strokeWidth="2"
            paintOrder="stroke"
          />
          <path
            d={toDots(open)}
            className="fill-success stroke-surface"
            strokeWidth="2"
            paintOrder="stroke"
          />
        </svg>
      )}
    </section>
  );
}
