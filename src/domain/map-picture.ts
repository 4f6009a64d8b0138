import type { Position } from './distance.ts';

export const mapsOrigin = 'https://maps.googleapis.com';
/** The service takes addresses of up to 16384 letters; so many places are more than a picture can tell apart. */
const maxPlaces = 80;

/** The address of a picture with these places on a map, of the service that the maps key is of. */
export function toMapPicture(key: string, places: readonly Position[]): string {
  const markers = places
    .slice(0, maxPlaces)
    .map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`)
    .join('|');
  const query = new URLSearchParams({
    size: '640x300',
    scale: '2',
    markers: `size:small|${markers}`,
    key,
  });
  return `${mapsOrigin}/maps/api/staticmap?${query}`;
}
