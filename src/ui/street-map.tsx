import type { Position } from '#domain/distance.ts';
import { toMapPicture } from '#domain/map-picture.ts';
import { withEndIcon } from './with-icon.ts';

interface Placed {
  lat: number | null;
  lng: number | null;
}

interface StreetMapProps {
  /** The key of the maps service; without one nothing is loaded from there, and there is no such map. */
  mapsKey: string | undefined;
  title: string;
  places: readonly Placed[];
}

const toPositions = (places: readonly Placed[]): Position[] =>
  places.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));

/** A picture of the maps service. It is loaded once somebody opens it, also without scripts. */
export function StreetMap({ mapsKey, title, places }: StreetMapProps) {
  const placed = toPositions(places);
  if (mapsKey === undefined || placed.length === 0) return null;
  return (
    <details className="card group px-5 py-2">
      <summary
        className={`row tap justify-between font-bold after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
      >
        {title}
      </summary>
      <img
        src={toMapPicture(mapsKey, placed)}
        alt={title}
        width="1280"
        height="600"
        // In a closed part of the page it is not near the screen, so that nothing is asked for before it is opened.
        loading="lazy"
        className="mb-3 mt-2 h-auto w-full rounded-control bg-primary-tint"
      />
    </details>
  );
}
