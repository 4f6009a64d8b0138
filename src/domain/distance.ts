export interface Position {
  lat: number;
  lng: number;
}

/** The middle of Ulaanbaatar. */
export const capital: Position = { lat: 47.919, lng: 106.917 };

/** The degrees between which Mongolia lies. */
const country = { south: 41.5, north: 52.2, west: 87.7, east: 120 };

/** The position of a visitor in the country; the capital for somebody abroad, or of whom nothing is known. */
export function orCapital(position: Position | null): Position {
  if (!position) return capital;
  const { lat, lng } = position;
  const { south, north, west, east } = country;
  return lat >= south && lat <= north && lng >= west && lng <= east ? position : capital;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** What has a place, if that is known. */
interface Placed {
  lat: number | null;
  lng: number | null;
}

/** Null where it is not known where it is. */
export const toKilometresOf = ({ lat, lng }: Placed, position: Position): number | null =>
  lat === null || lng === null ? null : toKilometres(position, { lat, lng });

/** By which places are put in order: from the position, or from the capital without one; what has no place comes last. */
export const toAway = (one: Placed, near: Position | null): number =>
  toKilometresOf(one, near ?? capital) ?? Infinity;

/** What is farther away than this is not called near. */
const maxNearKm = 300;

/** Whether at least one of them is near the position; somebody abroad, or behind a foreign proxy, is near none. */
const isNearAny = (placed: readonly Placed[], position: Position): boolean =>
  placed.some((one) => (toKilometresOf(one, position) ?? Infinity) <= maxNearKm);

/** The position, where it is near at least one of them: without one no distance is told, and nothing is called nearest. */
export const ifNearAny = (placed: readonly Placed[], position: Position | null) =>
  position && isNearAny(placed, position) ? position : null;

/** Great-circle distance in kilometres. */
export function toKilometres(a: Position, b: Position): number {
  const lat = toRadians(b.lat - a.lat);
  const lng = toRadians(b.lng - a.lng);
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
