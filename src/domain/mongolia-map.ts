import { type Position, toKilometres } from './distance.ts';
import { aimagPaths } from './mongolia-aimags.ts';

/** The size of the country's map; a unit is about 2.5 km. */
export const mapSize = { width: 1000, height: 496 };

// Mongolia with a small margin, in degrees; in its middle a degree of longitude is 0.684 of one of latitude.
const west = 87.5;
const north = 52.35;
const unitsPerDegree = 30.67;
const narrowing = 0.684;

type Point = readonly [x: number, y: number];

/** Outlines narrower than this have no space for a number. */
const smallestLabelled = 45;

/** Where a place stands on the map. */
export const toMapPoint = ({ lat, lng }: Position): Point => [
  (lng - west) * unitsPerDegree,
  ((north - lat) * unitsPerDegree) / narrowing,
];

/** A name without what only says its kind, so that the spellings of services meet. */
export const toBareName = (nameMn: string): string =>
  nameMn
    .toLowerCase()
    .replace(/(аймаг|хот|дүүрэг|сум)$/u, '')
    .replace(/[^\p{L}]/gu, '');

/** Whether a city of that name is the capital. */
export const isCapitalName = (nameMn: string): boolean => toBareName(nameMn) === 'улаанбаатар';

const outlines = new Map(aimagPaths.map(([nameMn, path]) => [toBareName(nameMn), path]));

/** The outline of the capital or an aimag; undefined for a name that the map does not know. */
export const findOutline = (nameMn: string): string | undefined => outlines.get(toBareName(nameMn));

/** The corners of each part of a path that `build-boundaries.ts` has written. */
function toParts(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const steps = [...part.matchAll(/-?\d+/g)].map(Number);
      const corners: [number, number][] = [];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const [x, y] = corners.at(-1) ?? [0, 0];
        corners.push([x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)]);
      }
      return corners;
    });
}

/** Whether a line from the point to the right meets the outline an odd number of times. */
function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** Towns near a border, which Natural Earth or its simplification puts on the other side. */
const borderTowns: readonly (readonly [nameMn: string, town: Position])[] = [
  ['Төв', { lat: 47.707, lng: 106.953 }],
  ['Орхон', { lat: 49.028, lng: 104.045 }],
  ['Сэлэнгэ', { lat: 50.316, lng: 106.489 }],
  ['Улаанбаатар', { lat: 47.36, lng: 107.481 }],
];
const townKm = 8;

/** The Mongolian name of the aimag, or the capital, that a position lies in; undefined outside of the country. */
export function findAimag(position: Position): string | undefined {
  const town = borderTowns.find(([, at]) => toKilometres(at, position) <= townKm);
  if (town) return town[0];
  const point = toMapPoint(position);
  // What lies inside of another one comes last.
  return aimagPaths.findLast(([, path]) =>
    toParts(path).some((part) => isInside(point, part)),
  )?.[0];
}

/** By bare name. Where another one lies in the middle, or the middle lies beside it. */
const besideMiddle = new Map<string, Point>([
  ['сэлэнгэ', [593, 136]],
  ['төв', [583, 221]],
  ['дорнод', [854, 174]],
]);

/** The middle of an outline, where a number fits on it; undefined where it is too small for one. */
export function toMapLabel(nameMn: string): Point | undefined {
  const moved = besideMiddle.get(toBareName(nameMn));
  if (moved) return moved;
  const path = findOutline(nameMn);
  if (path === undefined) return undefined;
  const [corners = []] = toParts(path).toSorted((a, b) => b.length - a.length);
  const span = (at: 0 | 1) => {
    const values = corners.map((corner) => corner[at]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  if (right - left < smallestLabelled) return undefined;
  return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
}
