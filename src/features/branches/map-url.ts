import type { Branch } from '#contracts/content/places.ts';

/** A map with the place of a branch; null where nobody says it. */
export function toMapUrl({ lat, lng }: Pick<Branch, 'lat' | 'lng'>): string | null {
  if (lat === null || lng === null) return null;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
