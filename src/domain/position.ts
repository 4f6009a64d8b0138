import type { Position } from './distance.ts';

/** A position as an address has it, `47.92,106.92`; null for anything else. */
export function toPosition(value: string | null): Position | null {
  const [, lat, lng] =
    /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value ?? '')?.map(Number) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
