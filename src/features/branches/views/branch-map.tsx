import type { Place } from '#contracts/content/places.ts';
import type { Position } from '#domain/distance.ts';
import { toMapPoint } from '#domain/mongolia-map.ts';
import { texts } from '#request/texts.ts';
import { mapsKey } from '#services/places.ts';
import { CountryMap } from '#ui/country-map.tsx';
import { StreetMap } from '#ui/street-map.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { findNearest, type FoundBranch } from '../model.ts';
import { ChosenOutline } from './chosen-outline.tsx';
import { Country, Dots } from './country-dots.tsx';
import { NearestBranches } from './nearest-branches.tsx';

/** A cross where the visitor is. */
function Cross({ position }: { position: Position }) {
  const [x, y] = toMapPoint(position).map(Math.round);
  return <path d={`M${x} ${y}m-16 0h32m-16-16v32`} className="stroke-ink" strokeWidth="3" />;
}

const marks = { openNow: 'bg-success', closed: 'bg-muted' } as const;

interface BranchMapProps {
  found: readonly FoundBranch[];
  /** Where the visitor is, if they asked for what is near. */
  position?: Position | null;
  /** The city or aimag that is chosen. */
  city?: Place | undefined;
}

/** The branches on the map of the aimags; the list above says the same in words. */
export function BranchMap({ found, position = null, city }: BranchMapProps) {
  const { t } = texts();
  const branches = found.map(({ branch }) => branch);
  if (!branches.some(({ lat, lng }) => lat !== null && lng !== null)) return null;
  const open = found.filter(({ opening }) => opening?.state === 'open');
  const closed = found.filter(({ opening }) => opening?.state !== 'open');
  const nearest = findNearest(found, position);
  return (
    <section className="mt-12 stack gap-4" aria-label={t('branches.map')}>
      <h2 className="text-2xl">{t('branches.map')}</h2>
      <CountryMap>
        <Country />
        {city && <ChosenOutline city={city} />}
        {position && nearest.length > 0 && (
          <>
            <Dots found={nearest} className="stroke-primary" size={26} />
            <Cross position={position} />
          </>
        )}
        <Dots found={closed} className="stroke-muted" size={9} />
        <Dots found={open} className="stroke-success" size={13} />
      </CountryMap>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {(['openNow', 'closed'] as const).map((state) => (
          <li key={state} className="row gap-2">
            <span aria-hidden="true" className={`h-3 w-3 rounded-full ${marks[state]}`} />
            {t(`branches.${state}`)}
          </li>
        ))}
      </ul>
      <NearestBranches nearest={nearest} />
      <a
        href="/coverage"
        className={`row tap gap-1.5 self-start font-bold text-primary hover:underline ${withEndIcon('arrow-right')}`}
      >
        {t('coverage.title')}
      </a>
      <StreetMap mapsKey={mapsKey()} title={t('branches.streets')} places={branches} />
    </section>
  );
}
