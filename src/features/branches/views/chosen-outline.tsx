import type { Place } from '#contracts/content/places.ts';
import { findOutline } from '#domain/mongolia-map.ts';

/** The border of the chosen city or aimag; nothing for a name that the map does not know. */
export function ChosenOutline({ city }: { city: Place }) {
  const outline = findOutline(city.nameMn);
  if (outline === undefined) return null;
  return (
    <path
      d={outline}
      className="fill-primary-tint stroke-accent"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  );
}
